import { shownEmail } from '../../../domain/customer/email.ts'
import type { Database } from '../../db/client.ts'

/** Name and company of a customer, as the audit log shows them; undefined for an unknown account. */
export const findCustomerLabel = async (
  db: Database,
  accountId: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('account')
    .leftJoin('address', (join) =>
      join.onRef('address.account_id', '=', 'account.id').on('address.kind', '=', 'billing'),
    )
    .select(['account.first_name', 'account.last_name', 'account.email', 'address.company'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!found) return undefined
  const name = `${found.first_name} ${found.last_name}`.trim() || shownEmail(found.email)
  return found.company ? `${name}, ${found.company}` : name
}
