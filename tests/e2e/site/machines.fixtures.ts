import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { startMailServer } from '../../../server/mail/mail-server.fixtures.ts'
import { startS3 } from '../../object-storage/start-s3.ts'
import { startPrivatePostgres } from '../../private-postgres.ts'
import { demoPassword } from '../people.fixtures.ts'
import { emptyFolder, startServer } from './setup.fixtures.ts'

type Sent = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }

/** Passes a request on to a process; resolves to the head of its answer. */
const passOn = (port: number, { body, ...options }: Sent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, ...options }, resolve)
      .on('error', reject)
      .end(body)
  })

const isRefused = (error: unknown) => (error as { code?: string }).code === 'ECONNREFUSED'

/**
 * A proxy in front of the processes at `ports`, one after the other. As nginx does, it asks the next one if
 * one cannot be reached, and answers 502 if one is lost while it answers.
 */
const startBalancer = async (ports: readonly number[]) => {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = Buffer.concat(await incoming.toArray())
    for (const _ of ports) {
      const port = ports[turn++ % ports.length] ?? 0
      try {
        const answer = await passOn(port, { method, path: url, headers, body })
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => outgoing.destroy())
        return answer.pipe(outgoing)
      } catch (error) {
        if (!isRefused(error)) break
      }
    }
    return outgoing.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/**
 * Starts four processes concurrently, each with a folder of its own, as on four machines: with one
 * PostgreSQL, one bucket, one mail server and a balancer. Undefined without PostgreSQL.
 */
export const startMachines = async (firstPort: number) => {
  const postgres = await startPrivatePostgres()
  if (!postgres) return undefined
  const [storage, mail] = [await startS3(emptyFolder()), await startMailServer()]
  const ports = [0, 1, 2, 3].map((index) => firstPort + index)
  const balancer = await startBalancer(ports)
  const env = {
    DEMO: '1',
    DEMO_PASSWORD: demoPassword,
    ORIGIN: balancer.origin,
    SECRET_KEY: 'one key for all processes of this shop',
    SMTP_URL: mail.url,
    STORAGE_URL: await storage.createBucket(),
    TRUST_PROXY: '1',
  }
  const processes = await Promise.all(
    ports.map((port) =>
      startServer({ dataDir: emptyFolder(), port, databaseUrl: postgres.url, env }),
    ),
  )
  return {
    origin: balancer.origin,
    /** The addresses of the processes, without the balancer. */
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    databaseUrl: postgres.url,
    mails: mail.received,
    processes,
    stop: async () => {
      balancer.stop()
      await Promise.all(
        processes.map(async ({ process, kill }) =>
          process.exitCode === null && process.signalCode === null ? kill('SIGTERM') : undefined,
        ),
      )
      await Promise.all([mail.stop(), storage.stop(), postgres.stop()])
    },
  }
}

export type Machines = NonNullable<Awaited<ReturnType<typeof startMachines>>>
