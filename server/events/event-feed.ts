import type { Selectable, Transaction } from 'kysely'
import type { EventKind } from '../../domain/events/event-kinds.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import type { Schema } from '../db/schema.ts'
import type { EventTable } from '../db/tables/events.ts'

/** An event with its place in the feed. */
export type FeedEvent = Selectable<EventTable> & { position: number }

/** The position of the last event that has one; 0 before the first. */
const lastPosition = async (db: Database): Promise<number> => {
  const last = await db
    .selectFrom('event')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  return Number(last?.position ?? 0)
}

/** Locks the feed until the transaction ends, against others who assign positions or send events. */
export const lockFeed = (trx: Transaction<Schema>) => nextNumber(trx, 'event-feed')

/** Events per transaction, so that the lock is short. */
const batchSize = 500

/** Whether there may be more. */
const assignBatch = async (trx: Transaction<Schema>): Promise<boolean> => {
  await lockFeed(trx)
  // After the lock: all events whose transaction has committed, also those with an older id.
  const found = await trx
    .selectFrom('event')
    .select('id')
    .where('position', 'is', null)
    .orderBy('id')
    .limit(batchSize)
    .execute()
  let position = await lastPosition(trx)
  for (const { id } of found)
    await trx.updateTable('event').set({ position: ++position }).where('id', '=', id).execute()
  return found.length === batchSize
}

/** The end of the feed, for a reader that begins there: with positions for all that has happened. */
export const claimEnd = async (trx: Transaction<Schema>): Promise<number> => {
  while (await assignBatch(trx));
  return lastPosition(trx)
}

const hasUnassigned = async (db: Database) =>
  (await db
    .selectFrom('event')
    .select('id')
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Gives committed events their positions. A number taken inside the transactions of orders would appear
 * late when one commits late, and its readers would have gone on; this one appears in order.
 */
export const assignPositions = async (db: Database): Promise<void> => {
  if (!(await hasUnassigned(db))) return
  while (await db.transaction().execute(assignBatch));
}

type FeedQuery = { after: number; kinds: readonly EventKind[]; limit: number }

/** The next events of some kinds after a position; `next`: from where to go on. */
export const readFeed = async (
  db: Database,
  { after, kinds, limit }: FeedQuery,
): Promise<Result<{ events: FeedEvent[]; next: number }, 'position-unknown'>> => {
  await assignPositions(db)
  const end = await lastPosition(db)
  // Of another database, or of one before the restore of a backup.
  if (after > end) return refuse('position-unknown')
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('position', '>', after)
    .where('position', '<=', end)
    .where('kind', 'in', kinds)
    .orderBy('position')
    .limit(limit)
    .execute()
  const events = rows.map((row) => ({ ...row, position: Number(row.position) }))
  const isFull = events.length === limit
  return ok({ events, next: (isFull && events.at(-1)?.position) || end })
}

/** Deletes events before `before`, but never the last one: positions go on after it. */
export const deleteOldEvents = async (db: Database, before: Date) => {
  const end = await lastPosition(db)
  await db.deleteFrom('event').where('at', '<', before).where('position', '<', end).execute()
}
