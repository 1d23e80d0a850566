import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine; `refuse` makes it say no for a while. */
export const startMailServer = async () => {
  const received: (Email & { recipients: string[] })[] = []
  const state = { refuse: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.refuse ? new Error('not now') : undefined),
    onData: async (stream, session, done) => {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
      received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
