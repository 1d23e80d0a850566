import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { centimes } from '../domain/money.ts'
import { json } from '../server/db/json.ts'
import type { AccountTable } from '../server/db/tables/accounts.ts'
import type { AddressSnapshot, OrdersTable } from '../server/db/tables/orders.ts'

/** An active therapist's account with changed columns. */
export const accountRow = (
  changes: Partial<Insertable<AccountTable>> = {},
): Insertable<AccountTable> => {
  const id = v7()
  return {
    id,
    email: `${id}@example.ch`,
    password_hash: 'none',
    state: 'active',
    role: 'customer',
    first_name: 'Ada',
    last_name: 'Keller',
    language: 'de',
    profession: 'therapeut',
    user_can_order: true,
    user_can_order_with_form: false,
    billing_phone: '+41 22 555 01 47',
    created_at: new Date('2026-03-01T08:00:00Z'),
    updated_at: new Date('2026-03-01T08:00:00Z'),
    ...changes,
  }
}

const address: AddressSnapshot = {
  first_name: 'Ada',
  last_name: 'Keller',
  company: '',
  address1: 'Chemin des Trois-Sources 12',
  address2: '',
  postcode: '1227',
  city: 'Carouge',
  state: 'GE',
  country: 'CH',
}

/** An order of CHF 12.50 without lines, with changed columns. */
export const orderRow = (
  account_id: string,
  changes: Partial<Insertable<OrdersTable>> = {},
): Insertable<OrdersTable> => {
  const id = v7()
  return {
    id,
    number: 1,
    account_id,
    status: 'processing',
    placed_at: new Date('2026-03-01T08:00:00Z'),
    language: 'de',
    payment: 'invoice',
    reference: '',
    note: '',
    subtotal: 1250,
    discount_rate: 1000,
    discount: 125,
    shipping: 431,
    total: 1556,
    vat: json([{ rate: 260, gross: centimes(1556), net: centimes(1517), vat: centimes(39) }]),
    billing: json(address),
    shipping_address: json(address),
    idempotency_key: id,
    body_hash: 'none',
    ...changes,
  }
}
