import { beforeAll, describe, expect, test } from 'vitest'
import { type Centimes, centimes } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { RefundRequest } from '../../../domain/order/refund.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { makeDocument, makePickingList } from '../../documents/make-document.ts'
import { findLinesToSend } from '../../invoicing/credit-notes.ts'
import { findCreditNotes } from '../../invoicing/find-documents.ts'
import { listInvoices } from '../../invoicing/list-invoices.ts'
import { findOrder } from '../history/find-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { findStaffOrder } from './find-staff-order.ts'
import { previewRefund, refundOrder } from './refund-order.ts'

describe.each(databases)('refunds on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let staffId: string
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    staffId = (await shop.accountOf('admin')).accountId
    return () => closeDatabase(db)
  })

  const newOrder = async (status: OrderStatus = 'completed') => {
    const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
    if (!placed.ok) throw new Error(placed.refusal.code)
    await db.updateTable('orders').set({ status }).where('id', '=', placed.value.id).execute()
    return placed.value
  }
  const totalOf = async (orderId: string, request: RefundRequest) => {
    const preview = await previewRefund(db, orderId, request)
    return preview.ok ? preview.value.credit.total : centimes(1)
  }
  const refund = async (orderId: string, request: RefundRequest, expected?: Centimes) => {
    const expectedTotal = expected ?? (await totalOf(orderId, request))
    const wanted = { ...request, orderId, note: 'Broken <tube>', byAccount: staffId, expectedTotal }
    return db.transaction().execute((trx) => refundOrder(trx, wanted, shop.clock.now))
  }
  const one = (position: number, quantity = 1): RefundRequest => ({
    lines: [{ position, quantity }],
    shipping: false,
  })
  const mailsOf = async (kind: string, orderId: string) =>
    (await db.selectFrom('outbox').select('body').where('kind', '=', kind).execute())
      .map(({ body }) => body)
      .filter((body) => JSON.stringify(body).includes(orderId))

  test('credits a part with a credit note and a mail, and leaves the status', async () => {
    const { id, accountId } = await newOrder()
    const done = await refund(id, one(0))
    const [note] = await findCreditNotes(db, id)
    expect(done).toEqual({
      ok: true,
      value: { total: note?.total, isRest: false, number: note?.number },
    })
    expect(note?.credited).toMatchObject({ lines: [{ position: 0, quantity: 1 }], shipping: 0 })
    expect((await findOrder(db, id))?.status).toBe('completed')
    expect(await mailsOf('order-credited', id)).toEqual([
      { orderId: id, number: note?.number, note: 'Broken <tube>' },
    ])
    const listed = await listInvoices(db, accountId, '2026-11-21')
    const [invoice] = listed.filter(({ orderId }) => orderId === id)
    const due = (invoice?.total ?? 0) - (note?.total ?? 0)
    expect(invoice).toMatchObject({ state: 'open', due })
    expect((await findStaffOrder(db, id))?.invoice?.due).toBe(due)
  })

  test('credits the whole order in several parts, to the centime', async () => {
    const { id, total, vat } = await newOrder()
    await refund(id, one(0))
    await refund(id, { lines: [{ position: 1, quantity: 1 }], shipping: true })
    const last = await refund(id, one(0))
    expect(last).toMatchObject({ ok: true, value: { isRest: true } })
    const notes = await findCreditNotes(db, id)
    expect(notes).toHaveLength(3)
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(total)
    const vatOf = (rate: number) =>
      notes
        .flatMap(({ credited }) => credited?.vat ?? [])
        .filter((part) => part.rate === rate)
        .reduce((sum, part) => sum + part.vat, 0)
    for (const part of vat) expect(vatOf(part.rate)).toBe(part.vat)
    expect((await findOrder(db, id))?.status).toBe('refunded')
    expect(await mailsOf('order-status', id)).toHaveLength(1)
    expect(await mailsOf('order-credited', id)).toHaveLength(2)
  })

  test('sends the pieces that are left, and after the dispatch what was sent', async () => {
    const { id } = await newOrder('processing')
    const order = await findOrder(db, id)
    if (!order) throw new Error('missing')
    const left = async (dispatchedAt?: Date) =>
      (await findLinesToSend(db, order, dispatchedAt)).map(({ quantity }) => quantity)
    const ordered = order.lines.map(({ quantity }) => quantity)
    expect(await left()).toEqual(ordered)
    expect(ordered).toEqual([2, 1])
    await refund(id, one(0))
    expect(await left()).toEqual([1, 1])
    expect(await left(shop.clock.now)).toEqual(ordered)
    await refund(id, one(1))
    expect(await left()).toEqual([1])
    await refund(id, { lines: [{ position: 0, quantity: 1 }], shipping: true })
    expect(await left()).toEqual([])
    expect(await makePickingList(shop.services, [id], 'de')).toBeUndefined()
  })

  test('makes one PDF per credit note', async () => {
    const { id } = await newOrder()
    await refund(id, one(0))
    await refund(id, one(1))
    const order = await findOrder(db, id)
    const [first, second] = await findCreditNotes(db, id)
    if (!order || !first || !second) throw new Error('missing')
    const named = async (number?: number) =>
      (await makeDocument(shop.services, order, 'credit-note', number))?.fileName
    expect(await named(first.number)).toContain(`-${first.number}.pdf`)
    expect(await named()).toContain(`-${second.number}.pdf`)
    expect(await named(9_999)).toBeUndefined()
  })

  test.each([
    ['more than ordered', one(0, 3), 'refund-exceeds'],
    ['a line that does not exist', one(9), 'refund-exceeds'],
    ['half a tube', one(0, 0.5), 'refund-exceeds'],
    ['nothing', { lines: [], shipping: false }, 'refund-empty'],
  ])('refuses %s and changes nothing', async (_, request, code) => {
    const { id } = await newOrder()
    expect(await refund(id, request)).toMatchObject({ ok: false, refusal: { code } })
    expect(await findCreditNotes(db, id)).toEqual([])
    expect(await mailsOf('order-credited', id)).toEqual([])
  })

  test('refuses an amount that the staff have not seen', async () => {
    const { id } = await newOrder()
    expect(await refund(id, one(0), centimes(1))).toEqual({
      ok: false,
      refusal: { code: 'edit-conflict' },
    })
  })

  test.each(['pending', 'on-hold', 'failed', 'cancelled', 'refunded'] as const)(
    'refuses a refund of an order that is %s',
    async (status) => {
      const { id } = await newOrder(status)
      expect(await refund(id, one(0))).toEqual({
        ok: false,
        refusal: { code: 'status-not-allowed', from: status },
      })
    },
  )

  test('refuses an unknown order', async () => {
    expect(await refund('none', one(0))).toMatchObject({ refusal: { code: 'order-unknown' } })
  })

  test('credits a line once if two refund it at the same time', async () => {
    const { id } = await newOrder()
    const total = await totalOf(id, one(1))
    const both = await Promise.all([refund(id, one(1), total), refund(id, one(1), total)])
    expect(both.filter((done) => done.ok)).toHaveLength(1)
    expect(await findCreditNotes(db, id)).toHaveLength(1)
  })

  test('credits what is left when an order is refunded after a part', async () => {
    const { id, total } = await newOrder('processing')
    await refund(id, one(0))
    const { changeStatus } = await import('../change-status.ts')
    await changeStatus(shop.services, { orderId: id, to: 'cancelled' })
    const notes = await findCreditNotes(db, id)
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(total)
  })
})
