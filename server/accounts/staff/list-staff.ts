import { type StaffRole, staffRoles } from '../../../domain/staff/permissions.ts'
import type { Database } from '../../db/client.ts'
import { countRows, type ListPage } from '../../db/count-rows.ts'

export const staffSorts = {
  name: 'account.last_name',
  email: 'account.email',
  role: 'account.role',
} as const

type StaffQuery = ListPage<typeof staffSorts>

const staff = (db: Database) => db.selectFrom('account').where('account.role', 'in', staffRoles)

const selectMembers = (db: Database) =>
  staff(db)
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['account.id', 'account.email', 'account.first_name', 'account.last_name'])
    .select(['account.role', 'account.state', 'account.language', 'account.version'])
    .select(['second_factor.confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('session')
        .select('session.last_seen_at')
        .whereRef('session.account_id', '=', 'account.id')
        .orderBy('session.last_seen_at', 'desc')
        .limit(1)
        .as('last_seen_at'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_event')
          .select('audit_event.id')
          .where('audit_event.resource', '=', 'staff')
          .whereRef('audit_event.record_id', '=', 'account.id')
          .where('audit_event.action', '=', 'sign-in'),
      ).as('has_logged_in'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>

/** A member of the staff in the list of the back office; `lastSeenAt`: precise to the hour, null without a session. */
const memberOf = (row: Row) => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role as StaffRole,
  state: row.state,
  language: row.language,
  hasSecondFactor: row.confirmed_at !== null,
  /** SQLite answers 0 or 1. */
  isInvited: !row.has_logged_in && row.confirmed_at === null && row.last_seen_at === null,
  // SQLite does not know the type of a subquery.
  lastSeenAt: row.last_seen_at === null ? null : new Date(row.last_seen_at),
  version: row.version,
})

export type ListedStaffMember = ReturnType<typeof memberOf>

/** A page of all staff, by name unless sorted otherwise, and their number. */
export const listStaff = async (
  db: Database,
  { sort = 'name', direction = 'asc', offset, limit }: StaffQuery,
) => {
  const rows = await selectMembers(db)
    .orderBy(staffSorts[sort], direction)
    .orderBy('account.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows: rows.map(memberOf), total: await countRows(staff(db)) }
}

export const findStaffMember = async (db: Database, id: string) => {
  const row = await selectMembers(db).where('account.id', '=', id).executeTakeFirst()
  return row && memberOf(row)
}
