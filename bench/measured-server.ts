// A server that reports its CPU time: the built shop without the outbox worker, whose mails would
// count as CPU of later requests, or a bare node:http server.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { closeDatabase, openDatabase } from '../server/db/client.ts'
import { json } from '../server/db/json.ts'
import { migrate } from '../server/db/migrate.ts'
import { loadDemo } from '../server/demo/load-demo.ts'
import { readEnv } from '../server/env.ts'
import { folderStore } from '../server/files/folder-store.ts'
import { createResponseCache } from '../server/http/cache/response-cache.ts'
import type { Services } from '../server/services.ts'

/** `bareBytes`: a bare server that sends so many bytes; else the shop with these data. */
export type MeasuredServer =
  | { bareBytes: number }
  | { dataDir: string; cachesPages: boolean; databaseUrl?: string }

const createBare = (size: number) => {
  const body = Buffer.alloc(size, ' ')
  const server = createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(200, { 'content-length': size }).end(body))
  })
  return { server, close: async () => {} }
}

/** Makes every response again. */
const noCache: Pick<Services['cache'], 'find' | 'load'> = {
  find: () => undefined,
  load: (_target, _key, make) => make(),
}

const createShop = async (dataDir: string, cachesPages: boolean, databaseUrl?: string) => {
  const build = new URL('../build/', import.meta.url)
  const bundle: typeof import('../server/start.ts') = await import(
    new URL('server/index.js', build).href
  )
  const { DEMO_PASSWORD } = process.env
  const env = readEnv({
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_PASSWORD },
    LOG_LEVEL: 'silent',
  })
  const db = await openDatabase(env)
  await migrate(db)
  const services: Services = {
    env,
    db,
    log: pino({ level: env.logLevel }),
    cache: { ...createResponseCache(db), ...(cachesPages ? {} : noCache) },
    files: folderStore(env),
    now: () => new Date(),
    wakeWorker: () => {},
  }
  await loadDemo(services)
  // One account places all orders, far more than the default rate allows.
  const value = json({ at_once: 100_000, per_minute: 60_000 })
  await db
    .insertInto('option')
    .values({ name: 'order_rate', language: '', value })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
    .execute()
  const client = fileURLToPath(new URL('client', build))
  const { server } = bundle.createWebServer(bundle.createApp(services), services, client)
  return { server, close: () => closeDatabase(db) }
}

const settings: MeasuredServer = JSON.parse(process.argv[2] ?? '')
const { server, close } =
  'bareBytes' in settings
    ? createBare(settings.bareBytes)
    : await createShop(settings.dataDir, settings.cachesPages, settings.databaseUrl)

server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.on('disconnect', () => close().finally(() => process.exit()))
const address = server.address()
process.send?.(typeof address === 'object' ? address?.port : 0)
