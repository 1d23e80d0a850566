import { once } from 'node:events'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { closeDatabase, openDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { loadDemo } from './demo/load-demo.ts'
import type { Env } from './env.ts'
import { createPageCache } from './http/page-cache.ts'
import { createWebServer } from './http/web-server.ts'
import { mailHandlers } from './mail/handlers.ts'
import { startWorker } from './outbox/worker.ts'
import type { Services } from './services.ts'

export { readEnv } from './env.ts'

type Started = {
  services: Services
  address: string
  demoAccounts: Awaited<ReturnType<typeof loadDemo>>
  stop: () => Promise<void>
}

/** Opens the database, brings it up to date, and serves. `clientDir` holds the built files. */
export const start = async (env: Env, clientDir?: string): Promise<Started> => {
  const log = pino({ level: env.logLevel })
  const db = await openDatabase(env)
  await migrate(db)
  const services: Services = {
    env,
    db,
    log,
    pages: createPageCache(),
    now: () => new Date(),
    wakeWorker: () => worker.wake(),
  }
  const demoAccounts = env.demo ? await loadDemo(services) : undefined
  const worker = startWorker(db, mailHandlers(services), { now: services.now, log })
  const server = createWebServer(createApp(services), services, clientDir)
  server.listen(env.port, env.host)
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeIdleConnections()
    await Promise.race([
      once(server, 'close'),
      new Promise((late) => setTimeout(late, 5_000).unref()),
    ])
    await worker.stop()
    await closeDatabase(db)
  }
  return { services, address: env.origin, demoAccounts, stop }
}
