import type { Selectable } from 'kysely'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import type { AuditEventTable } from '../db/tables/staff.ts'

export type AuditQuery = {
  actor?: string | undefined
  resource?: string | undefined
  record?: string | undefined
  action?: string | undefined
  /** The first moment, and the first moment after the last. */
  from?: Date | undefined
  before?: Date | undefined
  offset: number
  limit: number
}

export type ListedEvent = Selectable<AuditEventTable>

const matching = (db: Database, query: AuditQuery) => {
  const { actor, resource, record, action, from, before } = query
  let events = db.selectFrom('audit_event')
  if (actor) events = events.where('actor_id', '=', actor)
  if (resource) events = events.where('resource', '=', resource)
  if (record) events = events.where('record_id', '=', record)
  if (action) events = events.where('action', '=', action)
  if (from) events = events.where('at', '>=', from)
  if (before) events = events.where('at', '<', before)
  return events
}

/** Events of the audit log, the newest first, and how many match. */
export const listEvents = async (
  db: Database,
  query: AuditQuery,
): Promise<{ rows: ListedEvent[]; total: number }> => {
  const events = await matching(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute()
  return { rows: events, total: await countRows(matching(db, query)) }
}
