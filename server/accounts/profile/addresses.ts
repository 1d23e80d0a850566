import { type Selectable, sql } from 'kysely'
import {
  type Address,
  type AddressChange,
  type AddressKind,
  addressKinds,
  applyAddressChange,
  emptyAddress,
} from '../../../domain/customer/address.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { AddressTable } from '../../db/tables/accounts.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { markChanged } from '../customers/search-text.ts'

/** Undefined where an address is not stored yet. */
export type AccountAddresses = Record<AddressKind, Address | undefined>

export const addressColumns = (address: Address) => ({
  first_name: address.FirstName,
  last_name: address.LastName,
  company: address.Company,
  address1: address.Address1,
  building_number: address.BuildingNumber,
  address2: address.Address2,
  postcode: address.Postcode,
  city: address.City,
  state: address.State,
  country: address.Country,
})

export const readAddressRow = (row: Selectable<AddressTable>): Address => ({
  FirstName: row.first_name,
  LastName: row.last_name,
  Company: row.company,
  Address1: row.address1,
  BuildingNumber: row.building_number,
  Address2: row.address2,
  Postcode: row.postcode,
  City: row.city,
  State: row.state,
  Country: row.country,
})

/** Billing and default shipping address of an account. */
export const findAddresses = async (db: Database, accountId: string): Promise<AccountAddresses> => {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const of = (kind: AddressKind): Address | undefined => {
    const row = rows.find((one) => one.kind === kind)
    return row && readAddressRow(row)
  }
  return { billing: of('billing'), shipping: of('shipping') }
}

/** Writes the billing or the default shipping address. */
export const storeAddress = async (
  trx: Database,
  account_id: string,
  kind: AddressKind,
  columns: AddressSnapshot,
) => {
  await trx
    .insertInto('address')
    .values({ id: newId(), account_id, kind, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind'])
        // A literal, as both engines compare it with the condition of the index.
        .where('kind', '<>', sql.lit('other'))
        .doUpdateSet(columns),
    )
    .execute()
}

/** Changed fields, checked by the caller; missing fields keep their value. */
export type AddressChanges = { [Kind in AddressKind]?: AddressChange | undefined }

/** Writes changed addresses in the caller's transaction. Placed orders keep their copies. */
export const writeAddresses = async (trx: Database, accountId: string, changes: AddressChanges) => {
  const before = await findAddresses(trx, accountId)
  for (const kind of addressKinds) {
    const change = changes[kind]
    if (!change) continue
    const address = applyAddressChange(before[kind] ?? emptyAddress, change)
    await storeAddress(trx, accountId, kind, addressColumns(address))
  }
}

/** Who orders was asked for the number of the billing address and has given none: it has none. */
export const confirmHouseNumber = async (db: Database, practiceId: string) => {
  const { billing } = await findAddresses(db, practiceId)
  if (billing?.BuildingNumber === null)
    await writeAddresses(db, practiceId, { billing: { BuildingNumber: '' } })
}

/** Changes the addresses of an account for its owner. */
export const changeAddresses = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  accountId: string,
  changes: AddressChanges,
) => {
  await db.transaction().execute(async (trx) => {
    await writeAddresses(trx, accountId, changes)
    await markChanged(trx, accountId)
  })
  const kinds = addressKinds.filter((kind) => changes[kind])
  recordSecurityEvent({ log }, 'address-changed', { accountId, kinds })
}
