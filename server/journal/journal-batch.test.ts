import type { Insertable } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import { creditOf, remainingRefund } from '../../domain/order/refund.ts'
import { splitVat } from '../../domain/order/vat.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { findSeries } from '../dashboard/find-series.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { insertAll } from '../db/insert-all.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { createBatch, findBatch, previewBatch } from './journal-batch.ts'

const now = new Date('2026-11-28T10:00:00Z')
const until = '2026-11-28'

const amounts = { subtotal: centimes(3_000), discount: centimes(300), shipping: centimes(431) }
const lines = [
  { unitPrice: centimes(1_000), quantity: 1, total: centimes(1_000), vatRate: 810 },
  { unitPrice: centimes(200), quantity: 10, total: centimes(2_000), vatRate: 260 },
]
const vat = splitVat(lines, amounts.discount, amounts.shipping)

type Rows = {
  [Table in 'orders' | 'order_line' | 'invoice' | 'bank_payment']: Insertable<Schema[Table]>[]
}

const emptyRows = (): Rows => ({ orders: [], order_line: [], invoice: [], bank_payment: [] })

const insert = (db: Database, rows: Rows) =>
  db.transaction().execute(async (trx) => {
    await insertAll(trx, 'orders', rows.orders)
    await insertAll(trx, 'order_line', rows.order_line)
    await insertAll(trx, 'invoice', rows.invoice)
    await insertAll(trx, 'bank_payment', rows.bank_payment)
  })

describe.each(databases)('the journal on $name', ({ open }) => {
  const account = accountRow()
  let db: Database
  let number = 0

  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    for (const table of [
      ...(['journal_entry', 'journal_batch', 'bank_payment', 'reminder', 'reminder_run'] as const),
      ...(['former_document', 'order_version', 'invoice', 'order_line', 'orders'] as const),
      'sales_by_day' as const,
    ])
      await db.deleteFrom(table).execute()
    await db.deleteFrom('counter').execute()
  })

  const documentRow = (
    order_id: string,
    changes: Partial<Insertable<Schema['invoice']>> = {},
  ): Insertable<Schema['invoice']> => {
    number += 1
    return {
      ...{ id: newId(), kind: 'invoice', number, order_id, issued_at: now, due_on: '2026-12-28' },
      ...{ reference: '', total: 3_131, creditor: json({}) as never, paid_at: null },
      ...{ credited: null, ...changes },
    }
  }

  const paymentRow = (invoice_id: string, amount: number, changes: object = {}) => ({
    ...{ id: newId(), statement_id: null, entry_key: newId(), booking_key: '', content_hash: '' },
    ...{ value_on: '2026-11-27', amount, currency: 'CHF', reference: '', payer: '', message: '' },
    ...{ search_text: '', state: 'matched' as const, problem: null, invoice_id, note: '' },
    ...{ status_before: null, decided_at: null, decided_by: null },
    ...{ method: 'bank' as const, ...changes },
  })

  /** An order of two rates with its invoice, at the end of `rows`. */
  const addOrder = (rows: Rows, changes: Parameters<typeof orderRow>[1] = {}) => {
    number += 1
    const placed = { number, placed_at: now, total: 3_131, vat: json(vat) }
    const order = orderRow(account.id, { ...placed, ...amounts, ...changes })
    rows.orders.push(order)
    for (const [position, line] of lines.entries())
      rows.order_line.push({
        ...{ order_id: order.id, position, product_id: 1, name: 'x', icon: 'x', reference: '' },
        ...{ quantity: line.quantity, unit_price: line.unitPrice, total: line.total },
        ...{ vat_rate: line.vatRate, info: json({ type: 'kit' }) },
      })
    const invoice = documentRow(order.id)
    rows.invoice.push(invoice)
    return { order, invoice }
  }

  const creditRow = (order_id: string, quantity: number) => {
    const order = { lines, ...amounts }
    const some = { lines: [{ position: 1, quantity }], shipping: false }
    const credit = creditOf(order, [], quantity > 0 ? some : remainingRefund(order, []))
    if (!credit.ok) throw new Error(credit.refusal.code)
    const { total } = credit.value
    return documentRow(order_id, { kind: 'credit-note', total, credited: json(credit.value) })
  }

  const preview = () => previewBatch(db, until, 'de')
  const create = (count: number) => {
    const wanted = { until, count, byAccount: account.id, language: 'de' as const }
    return db.transaction().execute((trx) => createBatch(trx, wanted, now))
  }
  const exportAll = async () => {
    const done = await create((await preview()).bookings)
    if (!done.ok) throw new Error(done.refusal.code)
    const batch = await findBatch(db, done.value.id)
    return batch ?? expect.unreachable()
  }
  const sumsOf = (batch: Awaited<ReturnType<typeof preview>>) =>
    Object.fromEntries(batch.totals.map(({ role, debit, credit }) => [role, [debit, credit]]))

  test('books an invoice by rate with its shipping, and its payment', async () => {
    const rows = emptyRows()
    const { invoice } = addOrder(rows)
    rows.bank_payment.push(paymentRow(invoice.id, 3_131))
    await insert(db, rows)
    const { entries, from, ...batch } = await exportAll()
    expect(from).toBe('2026-11-27')
    expect(
      entries.map(({ debit, credit, amount, rate, vat: of }) => [debit, credit, amount, rate, of]),
    ).toEqual([
      ['bank', 'debtors', 3_131, null, 0],
      ['debtors', 'standard', 900, 810, 67],
      ['debtors', 'shipping', 144, 810, 11],
      ['debtors', 'reduced', 1_800, 260, 46],
      ['debtors', 'shipping', 287, 260, 7],
    ])
    expect(batch.vat.map((part) => part.vat)).toEqual(vat.map((part) => part.vat))
    expect(entries[0]?.text).toBe(`Zahlung der Rechnung ${invoice.number}, Ada Keller`)
  })

  test('books an invoice that the staff have marked as paid, and the payment of the bank in its place', async () => {
    const rows = emptyRows()
    const { invoice } = addOrder(rows)
    invoice.paid_at = now
    await insert(db, rows)
    expect(sumsOf(await exportAll())).toMatchObject({ other: [3_131, 0], debtors: [3_131, 3_131] })
    expect((await preview()).bookings).toBe(0)
    await db.insertInto('bank_payment').values(paymentRow(invoice.id, 3_131)).execute()
    const { entries } = await exportAll()
    expect(entries.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
      ['bank', 'debtors', 3_131],
      ['debtors', 'other', 3_131],
    ])
  })

  test('exports each booking once, also by two people at the same time', async () => {
    const rows = emptyRows()
    addOrder(rows)
    await insert(db, rows)
    const done = await Promise.all([create(4), create(4)])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await create(4)).toEqual({ ok: false, refusal: { code: 'nothing-to-book' } })
    expect((await preview()).bookings).toBe(0)
  })

  test('refuses a day in the future, and other bookings than were shown', async () => {
    const rows = emptyRows()
    addOrder(rows)
    await insert(db, rows)
    expect(await create(3)).toEqual({ ok: false, refusal: { code: 'edit-conflict' } })
    const wanted = { until: '2026-11-29', count: 4, byAccount: account.id, language: 'de' as const }
    expect(await db.transaction().execute((trx) => createBatch(trx, wanted, now))).toEqual({
      ok: false,
      refusal: { code: 'day-in-future' },
    })
    expect((await exportAll()).number).toBe(1)
  })

  test('reverses payments that were undone, and waived fees, in the next batch', async () => {
    const rows = emptyRows()
    const { invoice } = addOrder(rows)
    const other = addOrder(rows)
    rows.bank_payment.push(paymentRow(invoice.id, 3_131))
    await insert(db, rows)
    const run = { id: newId(), state: 'sent' as const, created_at: now, created_by: null }
    await db
      .insertInto('reminder_run')
      .values({ ...run, ended_at: now })
      .execute()
    await db
      .insertInto('reminder')
      .values({
        ...{ id: newId(), run_id: run.id, invoice_id: invoice.id, step: 1, amount: 3_131 },
        ...{ fee: 2_000, due_on: until, state: 'sent', reason: '', waived_at: null },
        waived_by: null,
      })
      .execute()
    const first = await exportAll()
    expect(sumsOf(first)).toMatchObject({ bank: [3_131, 0], fees: [0, 2_000] })
    await db.updateTable('bank_payment').set({ invoice_id: other.invoice.id }).execute()
    await db.updateTable('reminder').set({ waived_at: now }).execute()
    const second = await exportAll()
    expect(second.number).toBe(2)
    expect(sumsOf(second)).toEqual({
      ...{ bank: [3_131, 3_131], debtors: [3_131, 5_131], fees: [2_000, 0] },
    })
    expect(second.entries.map(({ document, state }) => [document, state])).toEqual([
      [other.invoice.number, 'posted'],
      [invoice.number, 'reversal'],
      [invoice.number, 'reversal'],
    ])
    expect((await preview()).bookings).toBe(0)
    expect((await findBatch(db, first.id))?.totals).toEqual(first.totals)
    await db.deleteFrom('bank_payment').execute()
    expect(sumsOf(await exportAll())).toEqual({ debtors: [3_131, 0], bank: [0, 3_131] })
  })

  test('books what is waived of an invoice, and takes it back when it is paid', async () => {
    const rows = emptyRows()
    const { invoice } = addOrder(rows)
    rows.bank_payment.push(paymentRow(invoice.id, 3_000, { status_before: 'completed' }))
    await insert(db, rows)
    await db.updateTable('invoice').set({ paid_at: now }).execute()
    expect(sumsOf(await exportAll())).toMatchObject({ losses: [131, 0], debtors: [3_131, 3_131] })
    expect((await preview()).bookings).toBe(0)
    await insert(db, { ...emptyRows(), bank_payment: [paymentRow(invoice.id, 131)] })
    expect(sumsOf(await exportAll())).toMatchObject({ losses: [0, 131], bank: [131, 0] })
  })

  test('books documents of former versions of an order', async () => {
    const rows = emptyRows()
    const { order } = addOrder(rows)
    await insert(db, rows)
    const content = { ...amounts, fee: 0, vat, billing: { company: 'Praxis' }, lines }
    await db
      .insertInto('order_version')
      .values({
        ...{ order_id: order.id, version: 1, replaced_at: now, replaced_by: account.id },
        content: json(content as never),
      })
      .execute()
    for (const kind of ['invoice', 'credit-note'] as const) {
      const { paid_at: _, credited: __, ...row } = documentRow(order.id, { kind })
      await db
        .insertInto('former_document')
        .values({ ...row, version: 1 })
        .execute()
    }
    const batch = await exportAll()
    expect(batch.bookings).toBe(12)
    expect(sumsOf(batch)).toMatchObject({ debtors: [6_262, 3_131], shipping: [431, 862] })
    expect(batch.vat.map((part) => part.vat)).toEqual(vat.map((part) => part.vat))
  })

  test('agrees with the dashboard for 2,000 orders with refunds and partial payments', async () => {
    const rows = emptyRows()
    for (let at = 0; at < 2_000; at += 1) {
      const isRefunded = at % 10 === 9
      const placed_at = new Date(now.getTime() - (at % 80) * 86_400_000)
      const status = isRefunded ? ('refunded' as const) : ('completed' as const)
      const { order, invoice } = addOrder(rows, { placed_at, status })
      if (isRefunded) rows.invoice.push(documentRow(order.id, { kind: 'credit-note' }))
      else if (at % 3 === 0) rows.invoice.push(creditRow(order.id, (at % 9) + 1))
      if (at % 2 === 0) rows.bank_payment.push(paymentRow(invoice.id, 1_000 + at))
      if (at % 4 === 0) rows.bank_payment.push(paymentRow(invoice.id, 131, { method: 'cash' }))
      if (isRefunded) rows.bank_payment.push(paymentRow(invoice.id, -200))
    }
    await insert(db, rows)
    const { weeks } = await findSeries(db, { weeks: 53, now })
    const turnover = weeks.reduce((sum, week) => sum + week.turnover, 0)
    const batch = await exportAll()
    const sums = sumsOf(batch)
    const revenue = ['standard', 'reduced', 'shipping'].reduce(
      (sum, role) => sum + (sums[role]?.[1] ?? 0) - (sums[role]?.[0] ?? 0),
      0,
    )
    expect(revenue).toBe(turnover)
    expect(batch.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(turnover)
    const total = (side: 'debit' | 'credit') =>
      batch.totals.reduce((sum, one) => sum + one[side], 0)
    expect(total('debit')).toBe(total('credit'))
    const paid = rows.bank_payment.reduce((sum, { amount }) => sum + Number(amount), 0)
    const [debtorsDebit = 0, debtorsCredit = 0] = sums.debtors ?? []
    expect(debtorsDebit - debtorsCredit).toBe(turnover - paid)
    const vatOf = (kind: string) =>
      rows.invoice.flatMap((row) =>
        row.kind !== kind ? [] : row.credited ? JSON.parse(String(row.credited)).vat : vat,
      )
    const sumVat = (parts: readonly { vat: number }[]) =>
      parts.reduce((sum, part) => sum + part.vat, 0)
    expect(sumVat(batch.vat)).toBe(sumVat(vatOf('invoice')) - sumVat(vatOf('credit-note')))
  })
})
