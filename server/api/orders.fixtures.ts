import { newId } from '../db/new-id.ts'
import type { AddressKind } from '../db/tables/accounts.ts'
import type { TestApi } from './api.fixtures.ts'

export const address = {
  first_name: 'Ada',
  last_name: 'Keller',
  company: '',
  address1: 'Gerbergasse',
  building_number: '4',
  address2: '',
  postcode: '4001',
  city: 'Basel',
  state: 'BS',
  country: 'CH',
}
export const info = {
  type: 'homeopathy',
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}
export const item = { id: 60_001, quantity: 2, name: 'Arnica', info }
export const order = { items: [item], payment: 'invoice' }
/** The order with changes to its only line. */
export const withItem = (changes: Record<string, unknown>) => ({
  ...order,
  items: [{ ...item, ...changes }],
})

/** Customers for tests, with helpers to order. */
export const openTestOrders = (api: TestApi) => {
  /** Headers of a new customer with addresses. */
  const newCustomer = async (changes = {}) => {
    const { id } = await api.newAccount({ discount_rate: 1_000, ...changes })
    const kinds: AddressKind[] = ['billing', 'shipping']
    await api.services.db
      .insertInto('address')
      .values(kinds.map((kind) => ({ id: newId(), account_id: id, kind, ...address })))
      .execute()
    return api.bearer(id)
  }
  const place = async (headers: Record<string, string>, body: unknown, key = 'key-1') => {
    const answer = await api.post('/shop/orders', body, { 'idempotency-key': key, ...headers })
    return { status: answer.status, body: await answer.json() }
  }
  const listOf = async (headers: Record<string, string>) =>
    (await api.get('/sn_api/user/orders', headers)).json()
  return { newCustomer, place, listOf }
}
