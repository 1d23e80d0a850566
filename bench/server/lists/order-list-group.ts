import { v7 } from 'uuid'
import { centimes } from '../../../domain/money.ts'
import { orderStatuses } from '../../../domain/order/order-status.ts'
import type { Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { customerKey } from '../../../server/orders/customer-key.ts'
import { listAllOrders } from '../../../server/orders/staff/list-all-orders.ts'
import type { OrderFilters } from '../../../server/orders/staff/order-filters.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { batchesOf, listGroup } from './measure-list.ts'

const accounts = 20_000
const orders = 100_000
const batchSize = 200
const today = '2026-11-23'

const lastNames = ['Keller', 'Favre', 'Müller', 'Rossi', 'Zürcher', 'Weber', 'Bianchi', 'Rochat']

export const fillOrders = async (db: Database) => {
  const start = Date.parse('2016-01-01T08:00:00Z')
  const ids = Array.from({ length: accounts }, () => v7())
  for (const batch of batchesOf(accounts, batchSize))
    await db
      .insertInto('account')
      .values(
        batch.map((at) =>
          accountRow({
            ...{ id: ids[at] ?? '', email: `p${at}@example.ch`, customer_number: `K-${at}` },
            created_at: new Date(start + at * 17_000_000),
          }),
        ),
      )
      .execute()
  for (const batch of batchesOf(orders, batchSize)) {
    const rows = batch.map((at) => {
      const billing = {
        first_name: 'Ada',
        last_name: `${lastNames[at % lastNames.length]} ${at % 977}`,
        company: at % 5 === 0 ? `Praxis ${at % 311}` : '',
        address1: 'Gerbergasse',
        address2: '',
        postcode: '4001',
        city: 'Basel',
        state: 'BS',
        country: 'CH',
      }
      // Nearly all orders are done.
      const total = 1_000 + ((at * 7_919) % 90_000)
      const status = at % 50 === 0 ? orderStatuses[at % orderStatuses.length] : 'completed'
      return {
        ...orderRow(ids[at % accounts] ?? '', {
          number: at + 1,
          status: status ?? 'completed',
          subtotal: total,
          discount: 0,
          shipping: 0,
          total,
          placed_at: new Date(start + at * 3_400_000),
          billing: json(billing),
        }),
        customer_key: customerKey(billing),
      }
    })
    await db.insertInto('orders').values(rows).execute()
    await db
      .insertInto('invoice')
      .values(
        rows.map(({ id, number, total, placed_at }) => ({
          id: v7(),
          kind: 'invoice' as const,
          number,
          order_id: id,
          issued_at: placed_at,
          due_on: today,
          reference: String(number).padStart(27, '0'),
          total,
          creditor: json({} as never),
          paid_at: number % 40 === 0 ? null : placed_at,
        })),
      )
      .execute()
  }
}

type Query = Partial<Parameters<typeof listAllOrders>[1]> & { filters?: OrderFilters }

const queries: Record<string, Query> = {
  'first page': {},
  'page in the middle': { offset: 50_000 },
  'last page': { offset: orders - 25 },
  'sorted by customer': { sort: 'customer', direction: 'asc' },
  'sorted by total, in the middle': { sort: 'total', offset: 50_000 },
  'sorted by status': { sort: 'status', direction: 'asc' },
  'two statuses': { filters: { statuses: ['processing', 'on-hold'] } },
  'the most frequent status, by customer': {
    filters: { statuses: ['completed'] },
    sort: 'customer',
  },
  'part of a name': { filters: { search: 'zurcher 9' } },
  'a name without a match': { filters: { search: 'nobody at all' } },
  'customer number': { filters: { search: 'k-1999' } },
  'a month': { filters: { from: '2020-05-01', to: '2020-05-31' } },
  totals: { filters: { minTotal: centimes(80_000) } },
  'unpaid invoices': { filters: { payment: 'unpaid' } },
}

/** The staff's list of 100,000 orders of 20,000 customers. */
export const orderListGroup = listGroup<Query>({
  name: 'orders',
  title: 'List of 100,000 orders in the back office: a page of 25 with its total number',
  fill: fillOrders,
  queries,
  list: (db, query) => listAllOrders(db, { today, offset: 0, limit: 25, ...query }),
})
