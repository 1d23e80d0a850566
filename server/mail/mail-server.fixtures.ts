import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * A local mail server. `refuse` rejects recipients with `code`; `isSlow` answers a mail with
 * endless continuation lines.
 */
export const startMailServer = async () => {
  const received: (Email & { recipients: string[] })[] = []
  const state = { refuse: false, code: 550, isSlow: false }
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        state.refuse
          ? Object.assign(new Error('not now'), { responseCode: state.code })
          : undefined,
      ),
    onData: async (stream, session, done) => {
      if (state.isSlow) {
        stream.resume()
        const drip = setInterval(() => {
          for (const socket of sockets) socket.write('250-wait\r\n')
        }, 50)
        await Promise.all([...sockets].map((socket) => once(socket, 'close')))
        return clearInterval(drip)
      }
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
      received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  // A client that is killed resets its connection.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => sockets.size,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
