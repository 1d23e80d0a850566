import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { issueCreditNote } from '../../invoicing/credit-notes.ts'
import { issueInvoice, markInvoicePaid } from '../../invoicing/invoices.ts'
import { customerKey } from '../order.ts'
import { findOrderIds, listAllOrders, orderSorts } from './list-all-orders.ts'
import type { OrderFilters } from './order-filters.ts'

const today = '2026-11-23'
const address = {
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

const rows = [
  { last_name: 'Zürcher', total: 5_000, status: 'completed', day: '2026-03-31T21:59:59Z' },
  { last_name: 'Ästhetik_1', total: 1_000, status: 'processing', day: '2026-03-31T22:00:00Z' },
  { last_name: 'Müller', total: 3_000, status: 'on-hold', day: '2026-04-01T21:59:59Z' },
  { last_name: 'Müller', total: 2_000, status: 'cancelled', day: '2026-04-01T22:00:00Z' },
] as const

/** The order that was cancelled with a credit note. */
const cancelledIndex = 3

describe.each(databases)('the list of all orders on $name', ({ open }) => {
  let db: Database
  let accountId: string

  beforeAll(async () => {
    db = await open()
    const account = accountRow({ email: 'praxis@rhein.example', customer_number: 'K-77' })
    const other = accountRow({ email: 'info@limmat.example', customer_number: 'K-78' })
    await db.insertInto('account').values([account, other]).execute()
    accountId = account.id
    for (const [index, { last_name, total, status, day }] of rows.entries()) {
      const billing = { ...address, last_name }
      const row = {
        ...orderRow(index < 2 ? account.id : other.id, {
          number: index + 1,
          language: index === 0 ? 'fr' : 'de',
          status: index === cancelledIndex ? 'processing' : status,
          placed_at: new Date(day),
          billing: json(billing),
        }),
        subtotal: total,
        discount: 0,
        shipping: 0,
        total,
        customer_key: customerKey(billing),
      }
      await db.insertInto('orders').values(row).execute()
      const issuedAt = new Date(index === 1 ? '2026-11-20T08:00:00Z' : day)
      await db.transaction().execute(async (trx) => {
        await issueInvoice(trx, { id: row.id }, issuedAt)
        if (index === 0) await markInvoicePaid(trx, row.id, issuedAt)
        if (index !== cancelledIndex) return
        await issueCreditNote(trx, { id: row.id }, issuedAt)
        await trx.updateTable('orders').set({ status }).where('id', '=', row.id).execute()
      })
    }
    return () => closeDatabase(db)
  })

  const numbersOf = async (filters: OrderFilters, more = {}) => {
    const query = { filters, today, offset: 0, limit: 25, ...more }
    const { rows: orders, total } = await listAllOrders(db, query)
    expect(total).toBe(orders.length)
    return orders.map(({ number }) => number)
  }

  const cases: [string, OrderFilters, number[]][] = [
    ['without filters', {}, [4, 3, 2, 1]],
    ['by several states', { statuses: ['completed', 'on-hold'] }, [3, 1]],
    ['by a Swiss day', { from: '2026-04-01', to: '2026-04-01' }, [3, 2]],
    ['by a name without its accent', { search: 'muller' }, [4, 3]],
    ['by the other spelling of an umlaut', { search: 'mueller' }, [4, 3]],
    ['by the characters of LIKE as text', { search: '_1' }, [2]],
    ['by a sign that no name has', { search: '%' }, []],
    ['by e-mail', { search: 'Praxis@Rhein' }, [2, 1]],
    ['by customer number', { search: 'k-77' }, [2, 1]],
    ['by its number in the search', { search: '3' }, [3]],
    ['by its number after a word', { search: 'Bestellung Nr. 3' }, [3]],
    ['by the number of an invoice', { search: 'facture n° 2' }, [2]],
    ['by the number of an invoice that does not exist', { search: 'Rechnung 7' }, []],
    ['by number', { number: 2 }, [2]],
    ['by total', { minTotal: centimes(2_000), maxTotal: centimes(3_000) }, [4, 3]],
    ['by open invoice', { payment: 'unpaid' }, [3, 2]],
    ['by overdue invoice', { payment: 'overdue' }, [3]],
    ['by language', { language: 'fr' }, [1]],
    ['by several at the same time', { search: 'müller', statuses: ['cancelled'] }, [4]],
    ['by no selected order', { ids: [] }, []],
  ]
  test.each(cases)('finds orders %s', async (_, filters, numbers) => {
    expect(await numbersOf(filters)).toEqual(numbers)
  })

  test('shows no invoice as due that is paid or credited in full', async () => {
    const { rows: orders } = await listAllOrders(db, { today, offset: 0, limit: 25 })
    expect(orders.map(({ number, invoice }) => [number, invoice?.state])).toEqual([
      [4, 'credited'],
      [3, 'overdue'],
      [2, 'open'],
      [1, 'paid'],
    ])
  })

  test('finds the orders of an account', async () => {
    expect(await numbersOf({ accountId })).toEqual([2, 1])
  })

  test.each([
    ['number', [1, 2, 3, 4]],
    ['date', [1, 2, 3, 4]],
    ['total', [2, 4, 3, 1]],
    ['customer', [2, 3, 4, 1]],
    ['status', [4, 1, 3, 2]],
  ] as const)('sorts by %s in both directions', async (sort, numbers) => {
    expect(orderSorts).toHaveProperty(sort)
    expect(await numbersOf({}, { sort, direction: 'asc' })).toEqual(numbers)
    expect(await numbersOf({}, { sort, direction: 'desc' })).toEqual(numbers.toReversed())
  })

  test('counts all pages, also from a page beyond the last', async () => {
    const page = (offset: number) => listAllOrders(db, { today, offset, limit: 3 })
    expect(await page(0)).toMatchObject({ total: 4, rows: [{}, {}, {}] })
    expect(await page(3)).toMatchObject({ total: 4, rows: [{ number: 1 }] })
    expect(await page(9)).toEqual({ total: 4, rows: [] })
    expect(await findOrderIds(db, { today, offset: 0, limit: 2 })).toHaveLength(2)
  })

  test('describes customer and invoice', async () => {
    const query = { filters: { number: 1 }, today, offset: 0, limit: 1 }
    const { rows: orders } = await listAllOrders(db, query)
    expect(orders).toMatchObject([
      {
        customer: { lastName: 'Zürcher', email: 'praxis@rhein.example' },
        invoice: { number: 1, isPaid: true },
      },
    ])
  })
})
