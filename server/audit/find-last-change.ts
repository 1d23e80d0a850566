import type { Resource } from '../../domain/staff/permissions.ts'
import type { Database } from '../db/client.ts'

/** The start of the record id in the change log, where several sections share one resource. */
const prefixes: Readonly<Record<string, string>> = {
  downloads: 'downloads-',
  menus: 'menu-',
  redirects: 'redirect-',
}

export type ChangedRecord = { resource: Resource; section: string; id: string }

/** Who changed the fields of a section's record last, or refunded it, and when. */
export const findLastChange = async (
  db: Database,
  { resource, section, id }: ChangedRecord,
  accountId: string,
) => {
  const change = await db
    .selectFrom('audit_event')
    .select(['at', 'actor_id', 'actor_name'])
    .where('resource', '=', resource)
    .where('record_id', '=', `${prefixes[section] ?? ''}${id}`)
    // Notes, mails and logins leave the record as it is.
    .where((eb) =>
      eb.or([
        eb('action', '=', 'refund'),
        eb('before', 'is not', null).and('after', 'is not', null),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!change) return {}
  return {
    changedBy: change.actor_name,
    changedAt: change.at.toISOString(),
    isOwnChange: change.actor_id === accountId,
  }
}
