import type { Insertable } from 'kysely'
import type { DemoAccount } from '../../demo/accounts.ts'
import { splitStreet } from '../../domain/customer/postal-address.ts'
import { newId } from '../db/new-id.ts'
import type { AccountTable, AddressTable } from '../db/tables/accounts.ts'

const accountRow = (
  account: DemoAccount,
  id: string,
  passwordHash: string,
  now: Date,
): Insertable<AccountTable> => ({
  id,
  email: account.email,
  password_hash: passwordHash,
  state: account.state,
  role: account.role,
  first_name: account.firstName,
  last_name: account.lastName,
  language: account.language,
  profession: account.profession,
  discount_rate: account.discountRate,
  user_can_order: account.userCanOrder,
  user_can_order_with_form: account.userCanOrderWithForm,
  billing_phone: account.phone,
  created_at: now,
  updated_at: now,
})

const streetColumns = (line: string) => {
  const { street, buildingNumber } = splitStreet(line)
  return { address1: street, building_number: buildingNumber }
}

const addressRows = (account: DemoAccount, id: string): Insertable<AddressTable>[] => {
  const places = { billing: account, shipping: account.shipTo ?? account }
  return (['billing', 'shipping'] as const).map((kind) => ({
    account_id: id,
    kind,
    first_name: account.firstName,
    last_name: account.lastName,
    company: places[kind].company,
    ...streetColumns(places[kind].street),
    address2: '',
    postcode: places[kind].postcode,
    city: places[kind].city,
    state: places[kind].canton,
    country: 'CH',
  }))
}

/** Rows of a demo account; its addresses are in Switzerland. */
export const accountRows = (account: DemoAccount, passwordHash: string, now: Date) => {
  const id = newId()
  return {
    account: accountRow(account, id, passwordHash, now),
    addresses: addressRows(account, id),
  }
}
