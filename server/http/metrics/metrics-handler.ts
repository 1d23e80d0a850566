import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Next } from 'hono'
import { collectDefaultMetrics, Gauge, register } from 'prom-client'
import { findBackupState } from '../../backup/backup-state.ts'
import { countRows } from '../../db/count-rows.ts'
import { measureConnections } from '../../metrics.ts'
import type { Services } from '../../services.ts'

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `officina_${name}`, help, labelNames })

const waitingJobs = gauge('outbox_jobs', 'Jobs of the outbox that are not done, by kind.', ['kind'])
const oldestJob = gauge('outbox_oldest_job_seconds', 'Age of the oldest job that is not done.')
const orders = gauge('orders', 'Orders ever placed in the shop: the last number of the series.')
const missingPrices = gauge('missing_prices', 'Combinations that were requested and have no price.')
const lastBackup = gauge(
  'last_backup_timestamp_seconds',
  'When the last verified backup was finished; 0 if there was none in 30 days.',
)

type Count = number | string | bigint

/** What all processes share, read from the database. */
const readSharedState = async ({ db, now }: Services) => {
  const [jobs, order, misses, backup] = await Promise.all([
    db
      .selectFrom('outbox')
      .select((eb) => ['kind', eb.fn.countAll<Count>().as('count')])
      .where('done_at', 'is', null)
      .groupBy('kind')
      .execute(),
    db.selectFrom('counter').select('value').where('name', '=', 'order').executeTakeFirst(),
    countRows(db.selectFrom('price_miss')),
    findBackupState(db, now()),
  ])
  const oldest = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
  waitingJobs.reset()
  for (const { kind, count } of jobs) waitingJobs.set({ kind }, Number(count))
  oldestJob.set(oldest ? (+now() - +oldest.created_at) / 1_000 : 0)
  orders.set(order?.value ?? 0)
  missingPrices.set(misses)
  lastBackup.set(backup.verifiedAt ? +backup.verifiedAt / 1_000 : 0)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

let isCollecting = false

/**
 * `GET /metrics` for Prometheus, with `METRICS_TOKEN` as bearer; without the variable there is no such address.
 * During a database outage it answers with what the process counts itself.
 */
export const metricsHandler = (services: Services) => {
  const { metricsToken } = services.env
  return async (c: Context, next: Next) => {
    if (!metricsToken) return next()
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!timingSafeEqual(digest(given), digest(metricsToken)))
      return c.text('METRICS_TOKEN is the bearer of this address.', 401, {
        'WWW-Authenticate': 'Bearer',
      })
    // The process: memory, processor time, delay of the event loop.
    if (!isCollecting) collectDefaultMetrics()
    isCollecting = true
    measureConnections()
    await readSharedState(services).catch((error) =>
      services.log.error({ err: error }, 'metrics of the database failed'),
    )
    return c.body(await register.metrics(), 200, {
      'Content-Type': register.contentType,
      'Cache-Control': 'no-store',
    })
  }
}
