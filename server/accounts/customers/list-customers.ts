import type { Database } from '../../db/client.ts'
import { countRows, type ListPage } from '../../db/count-rows.ts'
import type { FoundAccount } from '../profile/find-accounts.ts'
import { type CustomerFilter, matchingCustomers } from './customer-filter.ts'
import { fillSearchTexts } from './search-text.ts'

/** Columns of accounts that the list sorts by, with the column of the database. */
export const customerSorts = {
  name: 'account.search_text',
  email: 'account.email',
  company: 'place.company',
  city: 'place.city',
  customerNumber: 'account.customer_number',
  state: 'account.state',
  profession: 'account.profession',
  discount: 'account.discount_rate',
  certificateExpiresOn: 'account.certificate_expires_on',
  createdAt: 'account.created_at',
} as const

/** Without a sort, the newest first. */
export type CustomerQuery = CustomerFilter & ListPage<typeof customerSorts>

/** A customer in a list. `lastOrderAt`: null without orders. */
export type StaffCustomer = FoundAccount & {
  company: string
  street: string
  postcode: string
  city: string
  canton: string
  country: string
  orders: number
  lastOrderAt: Date | null
}

const findOrderCounts = async (db: Database, ids: readonly string[]) => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['account_id', 'placed_at'])
    .where('account_id', 'in', ids)
    .orderBy('placed_at')
    .execute()
  const found = new Map<string, { orders: number; lastOrderAt: Date }>()
  for (const { account_id, placed_at } of rows)
    found.set(account_id, {
      orders: (found.get(account_id)?.orders ?? 0) + 1,
      lastOrderAt: placed_at,
    })
  return found
}

const noOrders = { orders: 0, lastOrderAt: null }

/** One page of the customers that match, with their orders, and the number on all pages. */
export const listCustomers = async (
  db: Database,
  { sort = 'createdAt', direction = 'desc', offset, limit, ...filter }: CustomerQuery,
  now: Date,
): Promise<{ rows: StaffCustomer[]; total: number }> => {
  await fillSearchTexts(db)
  const matching = matchingCustomers(db, filter, now)
  const [total, rows] = await Promise.all([
    countRows(matching),
    matching
      .select(['account.id', 'account.email', 'account.state', 'account.role'])
      .select(['account.first_name', 'account.last_name', 'account.language'])
      .select(['account.profession', 'account.discount_rate', 'account.user_can_order'])
      .select('account.customer_group')
      .select(['account.user_can_order_with_form', 'account.billing_phone', 'account.pharma_id'])
      .select(['account.customer_number', 'account.certificate_expires_on', 'account.created_at'])
      .select('account.erased_at')
      .select(['account.decided_at', 'account.decided_by', 'account.decision_reason'])
      .select(['account.signup_message', 'account.version', 'place.company'])
      .select(['place.address1', 'place.building_number'])
      .select(['place.postcode', 'place.city', 'place.state as canton', 'place.country'])
      .orderBy(customerSorts[sort], direction)
      .orderBy('account.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  const orders = await findOrderCounts(
    db,
    rows.map(({ id }) => id),
  )
  const customers = rows.map(({ address1, building_number, ...row }) => ({
    ...row,
    company: row.company ?? '',
    street: [address1, building_number].filter(Boolean).join(' '),
    postcode: row.postcode ?? '',
    city: row.city ?? '',
    canton: row.canton ?? '',
    country: row.country ?? '',
    ...(orders.get(row.id) ?? noOrders),
  }))
  return { rows: customers, total }
}
