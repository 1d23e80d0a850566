import type { Selectable } from 'kysely'
import { v7 } from 'uuid'
import { type Database, engineOf } from '../db/client.ts'
import { json } from '../db/json.ts'
import type { OutboxTable } from '../db/tables/system.ts'
import { retryDelay } from './retry-delay.ts'

/** Work taken from the outbox. `tries` counts this one too. */
export type Job = Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'body' | 'tries'>

/** A worker that has died loses its job after this time; in milliseconds. */
const claimTime = 60_000

const longestError = 1_000

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Writes down work that is due at once, in the transaction of what it belongs to. */
export const enqueue = async (trx: Database, kind: string, body: unknown, now: Date) => {
  await trx
    .insertInto('outbox')
    .values({ id: v7(), kind, body: json(body), created_at: now, due_at: now })
    .execute()
}

/** Takes the job that has been due the longest, for a minute; undefined when there is none. */
export const claim = (db: Database, now: Date): Promise<Job | undefined> =>
  db
    .updateTable('outbox')
    .set((eb) => ({ claimed_until: after(now, claimTime), tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) => {
      const next = eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .where((or) => or.or([or('claimed_until', 'is', null), or('claimed_until', '<=', now)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      // Several workers there take different rows; here transactions follow one another anyway.
      return engineOf(db) === 'postgres' ? next.forUpdate().skipLocked() : next
    })
    .returning(['id', 'kind', 'body', 'tries'])
    .executeTakeFirst()

/**
 * The job is done, also when its time was over and another worker has begun it again. What it was
 * about (addresses, reasons) is of no more use.
 */
export const finish = async (db: Database, job: Job, now: Date) => {
  await db
    .updateTable('outbox')
    .set({ done_at: now, claimed_until: null, last_error: null, body: json<unknown>({}) })
    .where('id', '=', job.id)
    .execute()
}

/** Of a job that another worker has by now nothing is written. */
const writeFailure = async (
  db: Database,
  job: Job,
  error: string,
  end: { due_at: Date } | { done_at: Date },
) => {
  await db
    .updateTable('outbox')
    .set({ ...end, claimed_until: null, last_error: error.slice(0, longestError) })
    .where('id', '=', job.id)
    .where('tries', '=', job.tries)
    .where('done_at', 'is', null)
    .execute()
}

/** Puts the job back for later. */
export const fail = (db: Database, job: Job, error: string, now: Date) =>
  writeFailure(db, job, error, { due_at: after(now, retryDelay(job.tries)) })

/** Ends a job that cannot be done; its body stays, so that it can be taken up again by hand. */
export const giveUp = (db: Database, job: Job, error: string, now: Date) =>
  writeFailure(db, job, error, { done_at: now })

/** Removes what was done or given up before. */
export const deleteFinishedJobs = async (db: Database, before: Date) => {
  await db.deleteFrom('outbox').where('done_at', '<', before).execute()
}
