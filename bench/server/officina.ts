// The built shop on a separate SQLite database. The outbox worker does not run: mails are rendered
// after the response and would count as CPU time of the next request.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { closeDatabase, openDatabase } from '../../server/db/client.ts'
import { json } from '../../server/db/json.ts'
import { migrate } from '../../server/db/migrate.ts'
import { loadDemo } from '../../server/demo/load-demo.ts'
import { readEnv } from '../../server/env.ts'
import { folderStore } from '../../server/files/folder-store.ts'
import { createPageCache } from '../../server/http/pages/page-cache.ts'
import type { Services } from '../../server/services.ts'
import { portOf } from '../port.ts'
import { reportToParent } from '../served.ts'

const build = new URL('../../build/', import.meta.url)
const bundle: typeof import('../../server/start.ts') = await import(
  new URL('server/index.js', build).href
)

const { dataDir, password } = JSON.parse(process.argv[2] ?? '')
const env = readEnv({
  DATA_DIR: dataDir,
  DEMO_PASSWORD: password,
  // Refused logins are logged as errors.
  LOG_LEVEL: 'silent',
  // So that requests can come from different addresses.
  TRUST_PROXY: '1',
})
const db = await openDatabase(env)
await migrate(db)
const services: Services = {
  env,
  db,
  log: pino({ level: env.logLevel }),
  pages: createPageCache(),
  files: folderStore(env),
  now: () => new Date(),
  wakeWorker: () => {},
}
await loadDemo(services)
// One account places all orders, far more than the default rate allows.
await db
  .insertInto('option')
  .values({
    name: 'order_rate',
    language: '',
    value: json({ at_once: 100_000, per_minute: 60_000 }),
  })
  .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
  .execute()

const client = fileURLToPath(new URL('client', build))
const { server } = bundle.createWebServer(bundle.createApp(services), services, client)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
reportToParent(portOf(server), () => closeDatabase(db))
