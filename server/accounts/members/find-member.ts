import { sql } from 'kysely'
import type { MemberRights } from '../../../domain/customer/member-rights.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'

/** The practice of a row of `account`: of a member its practice, else the account itself (R48). */
export const practiceOf = sql<string>`coalesce(account.practice_id, account.id)`

/** The id of the practice of an account, for a query of any table. */
export const practiceIdOf = (accountId: string) =>
  sql<string>`(select ${practiceOf} from account where account.id = ${accountId})`

const memberRows = compileOnce((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('account')
    .select([practiceOf.as('practiceId'), 'may_order as ordering'])
    .select(['sees_all_orders as seesAllOrders', 'manages_practice as managesPractice'])
    .where('id', '=', accountId)
    .where('state', '=', 'active'),
)

/** The practice and the rights of an active account now; undefined for others. */
export const findMember = async (
  db: Database,
  accountId: string,
): Promise<(MemberRights & { practiceId: string }) | undefined> => {
  const [found] = await memberRows(db, { accountId })
  return found
}

/** Name, e-mail address and language of the practice's own account. */
export const findPractice = (db: Database, practiceId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'language'])
    .where('id', '=', practiceId)
    .executeTakeFirstOrThrow()

/** Whether a practice has people beside its own account. */
export const hasMembers = async (db: Database, practiceId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('practice_id', '=', practiceId)
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an account sees an order: of its practice all, or a member without the right its own (R48). */
export const isVisibleTo = (accountId: string) => {
  const seesAll = sql`(select sees_all_orders from account where id = ${accountId})`
  return sql<boolean>`orders.account_id = ${practiceIdOf(accountId)}
    and (orders.ordered_by = ${accountId} or ${seesAll})`
}
