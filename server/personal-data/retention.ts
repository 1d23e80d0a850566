import type { Database } from '../db/client.ts'
import { erasePerson } from './erase-person.ts'

/** Accounts that are erased in one hour: each locks the writer of SQLite for some milliseconds. */
const maxErased = 100

/** Erases accounts that were rejected before `before`, but not guests of a former shop, who have orders. */
export const eraseRejected = async (db: Database, before: Date, now: Date) => {
  const rejected = await db
    .selectFrom('account')
    .select('id')
    .where('state', '=', 'rejected')
    .where('role', '=', 'customer')
    .where('decided_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders').select('orders.id').whereRef('orders.account_id', '=', 'account.id'),
        ),
      ),
    )
    .limit(maxErased)
    .execute()
  for (const { id: accountId } of rejected)
    await db.transaction().execute((trx) => erasePerson(trx, { accountId, by: null, now }))
}

/** Deletes entries of the change log before `before`. */
export const deleteOldChanges = async (db: Database, before: Date) => {
  await db.deleteFrom('audit_event').where('at', '<', before).execute()
}
