import { pino } from 'pino'
import { backupHandlers, backupLane, requestNightlyBackup } from './backup/backup-jobs.ts'
import { keptBackups } from './backup/backup-state.ts'
import { writeBackup } from './backup/write-backup.ts'
import { applyDuePrices } from './catalogue/price-changes/due-prices.ts'
import { recordScheduled } from './content/editing/audited-text.ts'
import { runSchedule } from './content/editing/schedule/run-schedule.ts'
import { closeDatabase, type Database, openDatabase } from './db/client.ts'
import { migrate, schemaState } from './db/migrate.ts'
import { prepareSecrets } from './db/secrets/prepare-secrets.ts'
import { loadDemo } from './demo/load-demo.ts'
import { watchChecks } from './doctor/watch-checks.ts'
import type { Env } from './env.ts'
import { claimStore } from './files/claim-store.ts'
import type { FileStore } from './files/file-store.ts'
import { openFileStore } from './files/open-file-store.ts'
import { keepHouse, startHousekeeping } from './housekeeping.ts'
import { createResponseCache } from './http/cache/response-cache.ts'
import { mailHandlers } from './mail/handlers.ts'
import { mediaHandlers } from './media/render-job.ts'
import { isResendable } from './outbox/mail-jobs.ts'
import { startWorkers } from './outbox/worker.ts'
import { watchPayments } from './payments/card/watch-payments.ts'
import { erasureHandlers } from './personal-data/erased-files.ts'
import { repeatEvery } from './repeat-every.ts'
import type { Services } from './services.ts'
import { openSetup } from './setup/setup-state.ts'
import { shopImportHandlers, shopImportLane } from './shop-import/runs/shop-import-job.ts'
import { writeFailedSearches } from './visits/count-failed-searches.ts'
import { writeVisits } from './visits/count-visits.ts'
import { dispatchEvents, webhookHandlers, webhookLane } from './webhooks/send-webhooks.ts'

/** In milliseconds: 20 s for the document of a mail, 45 s for its transfer (`server/mail/delivery/transports.ts`), and a reserve. */
const mailClaimMs = 90_000

/** In milliseconds: the three files of one width of 60 million pixels on a busy machine. */
const pictureClaimMs = 180_000

const writeCounters = ({ db }: Pick<Services, 'db'>) =>
  Promise.all([writeVisits(db), writeFailedSearches(db)])

/** Before the schema of an embedded database changes: the way back to the version before. */
const backUpOlder = async (env: Env, db: Database, files: FileStore) => {
  if (env.databaseUrl || (await schemaState(db)) !== 'older') return
  await writeBackup(env, files, { folder: env.backupDir, keep: keptBackups, now: new Date() })
}

/** What is repeated beside the outbox: its name, the interval in milliseconds, and the work. */
const repeatedWork = (services: Services) => {
  const { db, env, now } = services
  const record = recordScheduled(now)
  return [
    ['scheduled pages', 500, () => runSchedule(db, now(), record)],
    ['scheduled prices', 500, () => applyDuePrices(db, now())],
    // A crash loses at most these seconds.
    ['webhooks', 1_000, () => dispatchEvents(services)],
    ['visit counters', 5_000, () => writeCounters(services)],
    ['housekeeping', 3_600_000, () => keepHouse(services)],
    ['payments by card', 60_000, () => watchPayments(services)],
    ['alerts', 300_000, async () => env.demo || watchChecks(services)],
    ['nightly backup', 600_000, async () => env.demo || requestNightlyBackup(db, now())],
  ] as const
}

/** Opens all that a server needs before it listens: database, demo data, worker. */
export const openServices = async (env: Env) => {
  const log = pino({ level: env.logLevel })
  const db = await openDatabase(env, (error) =>
    log.error({ err: error }, 'database connection lost'),
  )
  const files = await openFileStore(env)
  await backUpOlder(env, db, files)
  await migrate(db)
  await prepareSecrets(db)
  const services: Services = {
    env,
    db,
    log,
    cache: createResponseCache(db),
    files,
    now: () => new Date(),
    wakeWorker: () => worker.wake(),
  }
  await claimStore(db, files)
  const demoAccounts = env.demo ? await loadDemo(services) : undefined
  const setupToken = await openSetup(services)
  const fileWork = { ...mediaHandlers(services), ...erasureHandlers(services) }
  const handlers = {
    ...mailHandlers(services),
    ...fileWork,
    ...backupHandlers(services),
    ...webhookHandlers(services),
    ...shopImportHandlers(services),
  }
  const fileKinds = Object.keys(fileWork)
  // Thousands at once: they delay no mail of an order.
  const reminders = { only: ['payment-reminder'], claimMs: mailClaimMs, waitsForMailHold: true }
  const otherKinds = [reminders, backupLane, webhookLane, shopImportLane].flatMap(
    ({ only }) => only,
  )
  // A mail server that hangs delays no picture, and a large picture no mail.
  const lanes = [
    { except: [...fileKinds, ...otherKinds], claimMs: mailClaimMs, waitsForMailHold: true },
    { only: fileKinds, claimMs: pictureClaimMs },
    reminders,
    backupLane,
    // Two: while one waits for a receiver, the other goes on.
    webhookLane,
    webhookLane,
    shopImportLane,
  ]
  const worker = startWorkers(db, handlers, lanes, {
    now: services.now,
    log,
    keepsBody: isResendable,
  })
  // A server never listens with the prices of yesterday.
  await applyDuePrices(db, services.now())
  const logFailure = (name: string) => (error: unknown) =>
    log.error({ err: error }, `${name} failed, repeated later`)
  startHousekeeping(services).catch(logFailure('housekeeping'))
  const repeated = repeatedWork(services).map(([name, intervalMs, work]) =>
    repeatEvery(intervalMs, work, logFailure(name)),
  )
  /** Stops the worker while `stopServer` runs, then closes the database. */
  const close = async (stopServer = async () => {}) => {
    await Promise.all([stopServer(), worker.stop(), ...repeated.map(({ stop }) => stop())])
    await writeCounters(services).catch(logFailure('visit counters'))
    await closeDatabase(db)
  }
  return { services, demoAccounts, setupToken, close }
}
