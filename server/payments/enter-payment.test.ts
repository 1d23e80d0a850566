import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { changeStatus } from '../orders/change-status.ts'
import { swissDay } from '../swiss-day.ts'
import { listPayments } from './list-payments.ts'
import { openTestPayments } from './payments.fixtures.ts'
import { previewUndo } from './undo-decision.ts'

describe.each(databases)('payments that the staff enter on $name', ({ open }) => {
  let db: Database
  let bank: Awaited<ReturnType<typeof openTestPayments>>
  beforeAll(async () => {
    db = await open()
    bank = await openTestPayments(db)
    return () => closeDatabase(db)
  })

  const idOf = (entered: Awaited<ReturnType<typeof bank.enter>>) => {
    if (!entered.ok) throw new Error(entered.refusal.code)
    return entered.value.id
  }

  test('a payment by hand marks the invoice as paid, and undoing deletes it', async () => {
    const one = await bank.newInvoice()
    const id = idOf(await bank.enter(one, one.invoice.total, { note: 'at the counter' }))
    expect(await bank.isPaid(one)).toBe(true)
    const { rows } = await listPayments(db, { id, offset: 0, limit: 1 })
    expect(rows).toMatchObject([{ method: 'cash', note: 'at the counter', statement: undefined }])
    expect(await bank.undo(id)).toMatchObject({ ok: false })
    expect(await bank.undo(id, true)).toMatchObject({ ok: true })
    expect(await bank.isPaid(one)).toBe(false)
    expect(await bank.undo(id, true)).toMatchObject({ ok: false })
  })

  test('a payment by hand prepares an order in advance, and undoing sets it back', async () => {
    const one = await bank.newInvoice('advance')
    const id = idOf(await bank.enter(one, one.invoice.total))
    expect(await bank.statusOf(one)).toBe('processing')
    expect(await previewUndo(db, id)).toMatchObject({ becomes: 'unpaid', order: { to: 'on-hold' } })
    await bank.undo(id, true)
    expect(await bank.statusOf(one)).toBe('on-hold')
  })

  test('enters the rest after a part from the bank', async () => {
    const one = await bank.newInvoice()
    await bank.assign(await bank.importPayment(100), one)
    expect(await bank.enter(one, one.invoice.total)).toMatchObject({
      refusal: { code: 'edit-conflict' },
    })
    expect(await bank.enter(one, one.invoice.total - 100)).toMatchObject({ ok: true })
  })

  test('lists an overpaid invoice until the difference is paid back', async () => {
    const one = await bank.newInvoice()
    const paid = await bank.importPayment(one.invoice.total + 500)
    await bank.assign(paid, one)
    const overpaid = async () =>
      (await listPayments(db, { state: 'overpaid', offset: 0, limit: 10 })).rows
    expect(await overpaid()).toMatchObject([{ id: paid, overpaid: 500 }])
    const id = idOf(await bank.enter(one, -500, { method: 'other' }))
    expect([await overpaid(), await bank.isPaid(one)]).toEqual([[], true])
    await bank.undo(id, true)
    expect(await overpaid()).toHaveLength(1)
    expect(await bank.isPaid(one)).toBe(true)
    await bank.enter(one, -500)
  })

  test('an order that is cancelled after its payment is to be paid back', async () => {
    const one = await bank.newInvoice('advance')
    await bank.importPayment(one.invoice.total, one.invoice.reference)
    await changeStatus(bank.shop.services, { orderId: one.order.id, to: 'cancelled' })
    const id = idOf(await bank.enter(one, -one.invoice.total))
    await bank.undo(id, true)
    expect(await bank.statusOf(one)).toBe('cancelled')
  })

  test('refuses a day in the future, and an invoice that is paid', async () => {
    const one = await bank.newInvoice()
    const tomorrow = swissDay(new Date(bank.shop.clock.now.getTime() + 86_400_000))
    expect(await bank.enter(one, one.invoice.total, { valueOn: tomorrow })).toMatchObject({
      refusal: { code: 'day-in-future' },
    })
    await bank.enter(one, one.invoice.total)
    expect(await bank.enter(one, one.invoice.total)).toMatchObject({ ok: false })
  })

  test('enters a payment once if two enter it at the same time', async () => {
    const one = await bank.newInvoice()
    const both = await Promise.all([
      bank.enter(one, one.invoice.total),
      bank.enter(one, one.invoice.total),
    ])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })
})
