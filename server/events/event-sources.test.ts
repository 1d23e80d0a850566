import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventKindNames } from '../../domain/events/event-kinds.ts'
import { centimes } from '../../domain/money.ts'
import { databases } from '../../tests/databases.ts'
import { changePrice } from '../catalogue/price-changes/change-price.ts'
import { applyDuePrices } from '../catalogue/price-changes/due-prices.ts'
import { publishPage } from '../content/editing/publish-page.ts'
import { saveDraft } from '../content/editing/save-draft.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { changeStatus } from '../orders/change-status.ts'
import { previewRefund, refundOrder } from '../orders/staff/refund-order.ts'
import { openTestPayments } from '../payments/payments.fixtures.ts'
import { readFeed } from './event-feed.ts'

describe.each(databases)('what is reported on $name', ({ open }) => {
  let db: Database
  let payments: Awaited<ReturnType<typeof openTestPayments>>
  let end = 0
  beforeAll(async () => {
    db = await open()
    payments = await openTestPayments(db)
    return () => closeDatabase(db)
  })

  const read = async () => {
    const page = await readFeed(db, { after: end, kinds: eventKindNames, limit: 500 })
    if (!page.ok) throw new Error(page.refusal)
    return page.value
  }
  beforeEach(async () => {
    end = (await read()).next
  })
  /** Kinds and records since the test began. */
  const reported = async () =>
    (await read()).events.map(({ kind, record_id, data }) => ({ kind, id: record_id, data }))
  const move = async (orderId: string, to: 'completed' | 'cancelled' | 'refunded') => {
    const moved = await changeStatus(payments.shop.services, { orderId, to })
    expect(moved.ok).toBe(true)
  }

  it('an order when it is placed, paid in advance, and sent', async () => {
    const invoiced = await payments.newInvoice('advance')
    const { order, invoice } = invoiced
    await payments.enter(invoiced, invoice.total)
    await move(order.id, 'completed')
    const { id, number } = order
    expect(await reported()).toEqual([
      { kind: 'order.placed', id, data: { number } },
      { kind: 'order.paid', id, data: { number, invoice: invoice.number } },
      { kind: 'order.sent', id, data: { number } },
    ])
  })

  it('an order that is cancelled, and a refund of a part and of the rest', async () => {
    const cancelled = (await payments.newInvoice()).order
    await move(cancelled.id, 'cancelled')
    const { id, number } = (await payments.newInvoice()).order
    const part = { lines: [{ position: 0, quantity: 1 }], shipping: false }
    const preview = await previewRefund(db, id, part)
    const expectedTotal = preview.ok ? preview.value.credit.total : centimes(0)
    const refund = { ...part, orderId: id, note: '', byAccount: payments.staffId, expectedTotal }
    const { now } = payments.shop.clock
    const refunded = await db.transaction().execute((trx) => refundOrder(trx, refund, now))
    expect(refunded.ok).toBe(true)
    await move(id, 'refunded')
    expect(await reported()).toMatchObject([
      { kind: 'order.placed', id: cancelled.id },
      { kind: 'order.cancelled', id: cancelled.id },
      { kind: 'order.placed', id },
      { kind: 'order.refunded', id, data: { number, creditNote: expect.any(Number) } },
      { kind: 'order.refunded', id, data: { number } },
    ])
  })

  it('a planned price on its day, not before', async () => {
    const { now } = payments.shop.clock
    const product = await db
      .selectFrom('product')
      .select(['id', 'price', 'version'])
      .where('kind', '=', 'price')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id: productId, version } = product
    const price = centimes(product.price + 10)
    const planned = { productId, price, from: '2026-11-23', version }
    const actor = { accountId: payments.staffId, name: 'Ada' }
    expect((await changePrice(db, planned, { actor, now })).ok).toBe(true)
    expect(await reported()).toEqual([])
    await applyDuePrices(db, new Date('2026-11-23T08:00:00Z'))
    expect(await reported()).toEqual([
      { kind: 'price.changed', id: String(productId), data: { price } },
    ])
  })

  it('a page that is published, not its draft', async () => {
    const page = { key: 'company.story', language: 'de' } as const
    const { now } = payments.shop.clock
    const content = { title: 'Geschichte', blocks: [] }
    const saved = await saveDraft(db, page, { by: null, now, revision: 0, content })
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal))
    expect(await reported()).toEqual([])
    const { revision } = saved.value
    const published = await publishPage(db, page, { by: null, now, revision })
    expect(published).toMatchObject({ ok: true })
    expect(await reported()).toEqual([
      {
        ...{ kind: 'page.changed', id: 'company.story/de' },
        data: { key: 'company.story', language: 'de', isPublished: true },
      },
    ])
  })
})
