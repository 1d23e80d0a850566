import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { changeStatus } from '../orders/change-status.ts'
import { openTestPayments } from './payments.fixtures.ts'
import { previewUndo } from './undo-decision.ts'

describe.each(databases)('undoing a decision about a payment on $name', ({ open }) => {
  let db: Database
  let bank: Awaited<ReturnType<typeof openTestPayments>>
  beforeAll(async () => {
    db = await open()
    bank = await openTestPayments(db)
    return () => closeDatabase(db)
  })

  const lastEvents = (orderId: string) =>
    db
      .selectFrom('audit_event')
      .select(['action', 'before', 'after'])
      .where('record_id', '=', orderId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  const mailsOf = async (orderId: string) =>
    (
      await db
        .selectFrom('outbox')
        .select('kind')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'order-status')
        .execute()
    ).length

  test('sets an order back whose preparation a match has started, and records it', async () => {
    const one = await bank.newInvoice('advance')
    const id = await bank.importPayment(one.invoice.total, one.invoice.reference)
    expect([await bank.statusOf(one), await bank.isPaid(one)]).toEqual(['processing', true])
    const mails = await mailsOf(one.order.id)
    expect(await previewUndo(db, id)).toMatchObject({
      becomes: 'unpaid',
      order: { number: one.order.number, from: 'processing', to: 'on-hold' },
    })
    expect(await bank.undo(id)).toMatchObject({ ok: true })
    expect([await bank.statusOf(one), await bank.isPaid(one)]).toEqual(['on-hold', false])
    expect(await mailsOf(one.order.id)).toBe(mails + 1)
    expect(await lastEvents(one.order.id)).toEqual([
      { action: 'status', before: { status: 'processing' }, after: { status: 'on-hold' } },
    ])
    expect(await previewUndo(db, id)).toBeUndefined()
  })

  test('sets it back to the status that it had', async () => {
    const one = await bank.newInvoice('advance')
    const { orderId } = { orderId: one.order.id }
    await changeStatus(bank.shop.services, { orderId, to: 'failed' })
    const id = await bank.importPayment(one.invoice.total)
    await bank.assign(id, one)
    expect(await bank.statusOf(one)).toBe('processing')
    await bank.undo(id)
    expect(await bank.statusOf(one)).toBe('failed')
  })

  test('keeps the status of an order that has been sent since', async () => {
    const one = await bank.newInvoice('advance')
    const id = await bank.importPayment(one.invoice.total, one.invoice.reference)
    await changeStatus(bank.shop.services, { orderId: one.order.id, to: 'completed' })
    expect(await previewUndo(db, id)).toMatchObject({ becomes: 'unpaid', order: undefined })
    await bank.undo(id)
    expect([await bank.statusOf(one), await bank.isPaid(one)]).toEqual(['completed', false])
  })

  test('keeps the status of an order on invoice', async () => {
    const one = await bank.newInvoice()
    const id = await bank.importPayment(one.invoice.total, one.invoice.reference)
    await bank.undo(id)
    expect([await bank.statusOf(one), await bank.isPaid(one)]).toEqual(['processing', false])
  })

  test('makes an invoice unpaid when one of its parts is undone', async () => {
    const one = await bank.newInvoice()
    const part = await bank.importPayment(100)
    const rest = await bank.importPayment(one.invoice.total - 100)
    await bank.assign(part, one)
    await bank.assign(rest, one)
    expect(await bank.isPaid(one)).toBe(true)
    await bank.undo(part)
    expect(await bank.isPaid(one)).toBe(false)
    await bank.assign(part, one)
    expect(await bank.isPaid(one)).toBe(true)
  })

  test('keeps an invoice paid that was paid otherwise', async () => {
    const one = await bank.newInvoice()
    const at = bank.shop.clock.now
    await db.updateTable('invoice').set({ paid_at: at }).where('id', '=', one.invoice.id).execute()
    const id = await bank.importPayment(one.invoice.total)
    await bank.assign(id, one)
    await bank.undo(id)
    expect(await bank.isPaid(one)).toBe(true)
  })

  test('undoes once if two undo it at the same time', async () => {
    const one = await bank.newInvoice('advance')
    const id = await bank.importPayment(one.invoice.total, one.invoice.reference)
    const both = await Promise.all([bank.undo(id), bank.undo(id)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await bank.statusOf(one)).toBe('on-hold')
  })
})
