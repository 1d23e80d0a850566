import type { Insertable } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { InvoiceTable } from '../db/tables/orders.ts'
import { findSeries } from './find-series.ts'
import { findWaiting } from './find-waiting.ts'

const now = new Date('2026-11-23T10:00:00Z')

describe.each(databases)('the dashboard on $name', ({ open }) => {
  const account = accountRow({ created_at: new Date('2026-11-16T08:00:00Z'), language: 'fr' })
  let db: Database
  let number = 0

  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    for (const table of [
      'invoice',
      'order_version',
      'order_event',
      'order_line',
      'orders',
      'sales_by_day',
    ] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('counter').where('name', '=', 'sales-refreshed').execute()
  })

  /** An order of two families: 10.00 and 20.00, 10 % discount, 4.31 of shipping. */
  const place = async (at: string, changes: Parameters<typeof orderRow>[1] = {}) => {
    number += 1
    const amounts = { subtotal: 3000, discount: 300, shipping: 431, total: 3131 }
    const order = orderRow(account.id, { number, placed_at: new Date(at), ...amounts, ...changes })
    await db.insertInto('orders').values(order).execute()
    const line = {
      order_id: order.id,
      product_id: 1,
      name: 'x',
      icon: 'x',
      quantity: 1,
      vat_rate: 260,
      reference: '',
    }
    const lineOf = (type: string, price: number, position: number) => ({
      ...line,
      position,
      unit_price: price,
      total: price,
      info: json({ type }),
    })
    await db
      .insertInto('order_line')
      .values([lineOf('homeopathy', 1000, 0), lineOf('kit', 2000, 1)])
      .execute()
    await change(order.id, changes.status ?? 'processing', new Date(at))
    return order.id
  }

  const invoice = (order_id: string, changes: Partial<Insertable<InvoiceTable>>) => {
    number += 1
    const issued = { id: newId(), number, order_id, issued_at: now, due_on: '2026-12-24' }
    const amounts = { total: 3131, paid_at: null, credited: null, reference: '' }
    const row = { kind: 'invoice' as const, creditor: json({}) as never, ...issued, ...amounts }
    return db
      .insertInto('invoice')
      .values({ ...row, ...changes })
      .execute()
  }

  const change = async (id: string, status: OrderStatus, at: Date) => {
    await db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    await db
      .insertInto('order_event')
      .values({ id: newId(), order_id: id, status, at, by_account: null, note: '' })
      .execute()
  }

  const series = (at = now, weeks = 12) => findSeries(db, { weeks, now: at })

  it('adds up orders by Swiss week, family and language', async () => {
    await place('2026-11-23T08:00:00Z')
    await place('2026-11-22T23:30:00Z', { language: 'fr' })
    await place('2026-11-22T22:30:00Z')
    await place('2025-01-01T00:00:00Z')
    await db
      .insertInto('page_view')
      .values({ day: '2026-11-22', page: 'home', language: 'fr', views: 7 })
      .execute()
    const { weeks, families, languages } = await series()
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(-2)).toEqual([
      { monday: '2026-11-16', turnover: 3131, orders: 1, views: 7, signups: 1 },
      { monday: '2026-11-23', turnover: 6262, orders: 2, views: 0, signups: 0 },
    ])
    expect(families).toEqual([
      { family: 'kit', orders: 3, turnover: 5400 },
      { family: 'homeopathy', orders: 3, turnover: 2700 },
    ])
    expect(languages).toEqual([
      { language: 'de', orders: 2, turnover: 6262, views: 0, signups: 0 },
      { language: 'fr', orders: 1, turnover: 3131, views: 7, signups: 1 },
    ])
    const shipping = 3 * 431
    const sum = (rows: readonly { turnover: number }[]) =>
      rows.reduce((all, row) => all + row.turnover, 0)
    expect(sum(families) + shipping).toBe(sum(weeks))
  })

  it('leaves out cancelled orders, also of past weeks', async () => {
    const id = await place('2026-10-01T08:00:00Z')
    expect((await series()).families).toHaveLength(2)
    const later = new Date('2026-11-24T10:00:00Z')
    await change(id, 'cancelled', later)
    expect(await series(new Date('2026-11-24T10:00:01Z'))).toMatchObject({
      families: [],
      languages: [{ orders: 0 }],
    })
  })

  it('has the present total of an order that was changed, and none of one that awaits approval', async () => {
    const id = await place('2026-11-17T08:00:00Z')
    await place('2026-11-17T09:00:00Z', { status: 'requested' })
    expect((await series()).weeks.at(-2)?.turnover).toBe(3131)
    await db
      .updateTable('orders')
      .set({ shipping: 2431, total: 5131 })
      .where('id', '=', id)
      .execute()
    const former = { order_id: id, version: 1, replaced_at: now, replaced_by: account.id }
    await db
      .insertInto('order_version')
      .values({ ...former, content: json({}) as never })
      .execute()
    expect((await series()).weeks.at(-2)).toMatchObject({ turnover: 5131, orders: 1 })
  })

  it('subtracts partial refunds in the week and families of their order', async () => {
    const id = await place('2026-11-17T08:00:00Z')
    expect((await series()).weeks.at(-2)?.turnover).toBe(3131)
    const credited = { subtotal: 2000, discount: 200, shipping: 0, total: 1800, vat: [] }
    const credit = json({ lines: [{ position: 1, quantity: 1 }], ...credited }) as never
    await invoice(id, { kind: 'credit-note', total: 1800, credited: credit })
    const { weeks, families } = await series()
    expect(weeks.at(-2)).toMatchObject({ turnover: 1331, orders: 1 })
    expect(families).toEqual([
      { family: 'homeopathy', orders: 1, turnover: 900 },
      { family: 'kit', orders: 1, turnover: 0 },
    ])
  })

  it('the dashboard is equal however many processes refresh it', async () => {
    for (const day of ['02', '09', '16', '20']) await place(`2026-11-${day}T08:00:00Z`)
    const [one, ...others] = await Promise.all([series(), series(), series(), series()])
    expect(one.weeks.reduce((sum, { orders }) => sum + orders, 0)).toBe(4)
    for (const other of others) expect(other).toEqual(one)
  })

  it('keeps a year after a shorter period was shown', async () => {
    await place('2026-01-07T08:00:00Z')
    expect((await series()).families).toEqual([])
    expect((await series(now, 53)).families).toHaveLength(2)
  })

  it('counts what waits', async () => {
    const late = await place('2026-11-20T08:00:00Z')
    const paid = await place('2026-10-20T08:00:00Z', { status: 'completed' })
    await change(paid, 'completed', now)
    await invoice(late, { due_on: '2026-11-22' })
    await invoice(paid, { due_on: '2026-11-22', paid_at: now })
    await db
      .insertInto('account')
      .values(accountRow({ state: 'pending' }))
      .execute()
    await db.insertInto('price_miss').values({ slug: 'a', misses: 3, last_at: now }).execute()
    await db
      .insertInto('failed_search')
      .values([
        { day: '2026-11-20', language: 'de', query: 'arnca', searches: 2 },
        { day: '2026-11-21', language: 'de', query: 'arnca', searches: 1 },
        { day: '2026-09-21', language: 'de', query: 'old', searches: 9 },
      ])
      .execute()
    const job = { kind: 'password-changed', body: json({}), created_at: now, due_at: now }
    await db
      .insertInto('outbox')
      .values([
        { ...job, id: 'one', last_error: 'refused' },
        { ...job, id: 'two' },
      ])
      .execute()
    expect(await findWaiting(db, '2026-11-23')).toEqual({
      pendingAccounts: 1,
      expiredCertificates: 0,
      requestedErasures: 0,
      openOrders: { 'on-hold': 0, pending: 0, processing: 1, preparing: 0, failed: 0 },
      failedMails: 1,
      newEntries: 0,
      priceMisses: { total: 1, top: [{ slug: 'a', misses: 3 }] },
      failedSearches: { total: 3, top: [{ query: 'arnca', language: 'de', searches: 3 }] },
      untranslatedPages: { fr: 0, en: 0, de: 0, it: 0 },
      blockedFiles: 0,
      openPayments: 0,
      overdueInvoices: 1,
      overpaidInvoices: 0,
      remindableInvoices: 0,
    })
  })
})
