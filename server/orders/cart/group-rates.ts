import { groupRatesOf } from '../../../domain/customer/customer-group.ts'
import { practiceOf } from '../../accounts/members/find-member.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'

/** The discount rates of the group of an account or its practice, by type of line, in hundredths of a percent. */
export const findGroupRates = async (db: Database, accountId: string) => {
  const discounts = await option(db, 'group_discounts')
  if (Object.keys(discounts).length === 0) return {}
  const { customer_group: group } = await db
    .selectFrom('account')
    .innerJoin('account as practice', (join) => join.on('practice.id', '=', practiceOf))
    .select('practice.customer_group')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return groupRatesOf(discounts, group)
}
