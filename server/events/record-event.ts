import type { Insertable, Transaction } from 'kysely'
import type { EventKind } from '../../domain/events/event-kinds.ts'
import { compileOnce } from '../db/compile-once.ts'
import { insertAll } from '../db/insert-all.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { EventData, EventTable } from '../db/tables/events.ts'

type NewEvent = { kind: EventKind; recordId: string | number; data?: EventData; now: Date }

const rowOf = ({ kind, recordId, data = {}, now }: NewEvent): Insertable<EventTable> => ({
  ...{ id: newId(), position: null, kind, at: now, record_id: String(recordId) },
  data: json(data),
})

const insertEvent = compileOnce((db, { rows }: { rows: readonly Insertable<EventTable>[] }) =>
  db.insertInto('event').values(rows),
)

/** Writes an event of the feed in the transaction of what has happened. */
export const recordEvent = async (trx: Transaction<Schema>, event: NewEvent) => {
  await insertEvent(trx, { rows: [rowOf(event)] })
}

/** Writes any number of events. */
export const recordEvents = (trx: Transaction<Schema>, events: readonly NewEvent[]) =>
  insertAll(trx, 'event', events.map(rowOf))
