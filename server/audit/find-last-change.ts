import type { Resource } from '../../domain/staff/permissions.ts'
import type { Database } from '../db/client.ts'

export type ChangedRecord = { resource: Resource; recordId: string }

/** Who changed the fields of a record last, not before `since`; undefined if nobody has. */
export const findLastChange = (
  db: Database,
  { resource, recordId, since }: ChangedRecord & { since: Date },
) =>
  db
    .selectFrom('audit_event')
    .select(['at', 'actor_id', 'actor_name'])
    .where('resource', '=', resource)
    .where('record_id', '=', recordId)
    .where('at', '>=', since)
    // Notes, mails and logins leave the record as it is.
    .where('before', 'is not', null)
    .where('after', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
