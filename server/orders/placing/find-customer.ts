import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { AddressKind } from '../../db/tables/accounts.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'

/** Current rights, discount and addresses of the person who orders, not those at login (R20). */
export type Customer = {
  userCanOrder: boolean
  discountRate: number
  billing?: AddressSnapshot
  shipping?: AddressSnapshot
}

const customerRows = compileOnce((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('account')
    .leftJoin('address', 'address.account_id', 'account.id')
    .select(['account.user_can_order', 'account.discount_rate', 'address.kind'])
    .select(['address.first_name', 'address.last_name', 'address.company'])
    .select(['address.address1', 'address.building_number', 'address.address2', 'address.postcode'])
    .select(['address.city', 'address.state', 'address.country'])
    .where('account.id', '=', accountId)
    .where('account.state', '=', 'active'),
)

/** Undefined if the account is not active. */
export const findCustomer = async (
  db: Database,
  accountId: string,
): Promise<Customer | undefined> => {
  const rows = await customerRows(db, { accountId })
  const [first] = rows
  if (!first) return undefined

  const addressOf = (wanted: AddressKind): AddressSnapshot | undefined => {
    const row = rows.find(({ kind }) => kind === wanted)
    // `kind` and the other columns are null together, if there is no address.
    return (
      row && {
        first_name: row.first_name ?? '',
        last_name: row.last_name ?? '',
        company: row.company ?? '',
        address1: row.address1 ?? '',
        building_number: row.building_number,
        address2: row.address2 ?? '',
        postcode: row.postcode ?? '',
        city: row.city ?? '',
        state: row.state ?? '',
        country: row.country ?? '',
      }
    )
  }
  return {
    userCanOrder: first.user_can_order,
    discountRate: first.discount_rate,
    billing: addressOf('billing'),
    shipping: addressOf('shipping'),
  }
}
