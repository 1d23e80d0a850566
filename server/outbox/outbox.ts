import type { Insertable, Selectable } from 'kysely'
import { type Database, engineOf } from '../db/client.ts'
import { compileOnce } from '../db/compile-once.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { OutboxTable } from '../db/tables/system.ts'

const second = 1_000
const firstDelay = 10 * second
const maxDelay = 6 * 3_600 * second

/** Milliseconds to wait after the nth failure: three times longer each time, at most six hours. */
export const retryDelay = (tries: number): number =>
  Math.min(firstDelay * 3 ** (tries - 1), maxDelay)

/** A claimed job. `tries` includes this attempt. */
export type Job = Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'body' | 'tries'>

/** In milliseconds; afterwards another worker may claim the job. */
export const defaultClaimMs = 60_000

/** The jobs of a worker: those of some kinds, or those of all other kinds. */
export type Lane = {
  only?: readonly string[]
  except?: readonly string[]
  /** Claims nothing while mails are held (`mail_hold`). */
  waitsForMailHold?: boolean
  /** In milliseconds; afterwards the attempt counts as failed, and another worker may claim the job. */
  claimMs?: number
}

const maxErrorLength = 1_000

const addMs = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

const insertJobs = compileOnce((db, { jobs }: { jobs: readonly Insertable<OutboxTable>[] }) =>
  db.insertInto('outbox').values(jobs),
)

/** The order that a job is about, by which its mails are listed. */
const orderIdOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'orderId' in body && typeof body.orderId === 'string'
    ? body.orderId
    : null

/** Enqueues jobs that are due immediately, in the caller's transaction. */
export const enqueueJobs = async (
  trx: Database,
  jobs: readonly { kind: string; body: unknown }[],
  now: Date,
) => {
  const times = { created_at: now, due_at: now }
  await insertJobs(trx, {
    jobs: jobs.map(({ kind, body }) => ({
      ...{ id: newId(), kind, body: json(body), order_id: orderIdOf(body) },
      ...times,
    })),
  })
}

/** Enqueues one such job. */
export const enqueueJob = (trx: Database, kind: string, body: unknown, now: Date) =>
  enqueueJobs(trx, [{ kind, body }], now)

/** Claims the job of the lane due the longest; undefined if none is due. */
export const claimJob = (
  db: Database,
  now: Date,
  { only, except, waitsForMailHold = false, claimMs = defaultClaimMs }: Lane = {},
): Promise<Job | undefined> =>
  db
    .updateTable('outbox')
    .set((eb) => ({ claimed_until: addMs(now, claimMs), tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) => {
      const next = eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .$if(only !== undefined, (query) => query.where('kind', 'in', only ?? []))
        .$if(except !== undefined, (query) => query.where('kind', 'not in', except ?? []))
        .$if(waitsForMailHold, (query) =>
          query.where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('mail_hold').select('id'))),
          ),
        )
        .where((or) => or.or([or('claimed_until', 'is', null), or('claimed_until', '<=', now)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      // PostgreSQL: concurrent workers skip locked rows. SQLite: transactions are serial.
      return engineOf(db) === 'postgres' ? next.forUpdate().skipLocked() : next
    })
    .returning(['id', 'kind', 'body', 'tries'])
    .executeTakeFirst()

/**
 * Marks the job done, even if the claim expired and another worker repeated it. Deletes the body,
 * which may contain personal data, unless `keepsBody`.
 */
export const finishJob = async (db: Database, job: Job, now: Date, keepsBody = false) => {
  await db
    .updateTable('outbox')
    .set({
      done_at: now,
      claimed_until: null,
      last_error: null,
      ...(!keepsBody && { body: json<unknown>({}) }),
    })
    .where('id', '=', job.id)
    .execute()
}

/** Does nothing if another worker has claimed the job since. */
const writeFailure = async (
  db: Database,
  job: Job,
  error: string,
  end: { due_at: Date } | { done_at: Date },
) => {
  await db
    .updateTable('outbox')
    .set({ ...end, claimed_until: null, last_error: error.slice(0, maxErrorLength) })
    .where('id', '=', job.id)
    .where('tries', '=', job.tries)
    .where('done_at', 'is', null)
    .execute()
}

/** Schedules a retry. */
export const scheduleRetry = (db: Database, job: Job, error: string, now: Date) =>
  writeFailure(db, job, error, { due_at: addMs(now, retryDelay(job.tries)) })

/** Ends a job that cannot succeed. Its body stays, so that it can be retried manually. */
export const abandonJob = (db: Database, job: Job, error: string, now: Date) =>
  writeFailure(db, job, error, { done_at: now })

/** Deletes jobs that ended before `before`. */
export const deleteFinishedJobs = async (db: Database, before: Date) => {
  await db.deleteFrom('outbox').where('done_at', '<', before).execute()
}
