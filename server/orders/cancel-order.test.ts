import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { makeDocument } from '../documents/make-document.ts'
import { findDocument } from '../invoicing/find-documents.ts'
import { findDueInvoice } from '../payments/due-invoices.ts'
import { insertPayment } from '../payments/enter-payment.ts'
import { cancelOwnOrder } from './cancel-order.ts'
import { changeStatus } from './change-status.ts'
import { findOrder } from './history/find-order.ts'
import { placeOrder } from './placing/place-order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('the customer of an order on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const place = async (payment = 'invoice') => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, { ...request, payment })
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }

  const cancel = (
    { id: orderId, accountId }: { id: string; accountId: string },
    version = 1,
    status: OrderStatus = 'processing',
  ) => cancelOwnOrder(shop.services, { orderId, accountId, shown: { version, status } })

  const move = (orderId: string, to: OrderStatus) => changeStatus(shop.services, { orderId, to })

  test('cancels it once, and the laboratory is told', async () => {
    const order = await place()
    const other = await shop.accountOf('lucia.bernasconi')
    expect(await cancel({ ...order, accountId: other.accountId })).toMatchObject({
      refusal: 'order-unknown',
    })
    const both = await Promise.all([cancel(order), cancel(order)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await findOrder(db, order.id)).toMatchObject({ status: 'cancelled' })
    const jobs = db.selectFrom('outbox').select('body').where('kind', '=', 'order-placed')
    const notes = await jobs.where('order_id', '=', order.id).orderBy('id').execute()
    expect(notes.map(({ body }) => body)).toEqual([
      { orderId: order.id },
      { orderId: order.id, news: 'cancelled' },
    ])
  })

  test('sees it again first if its version or status differs from what was shown', async () => {
    const order = await place()
    expect(await cancel(order, 2)).toMatchObject({ refusal: 'order-changed' })
    expect(await cancel(order, 1, 'requested')).toMatchObject({ refusal: 'order-changed' })
    expect(await findOrder(db, order.id)).toMatchObject({ status: 'processing' })
  })

  test('cannot cancel it once its preparation has begun, even on hold', async () => {
    const order = await place()
    await move(order.id, 'preparing')
    expect(await cancel(order)).toMatchObject({ refusal: 'order-fixed' })
    await move(order.id, 'on-hold')
    expect(await cancel(order, 1, 'on-hold')).toMatchObject({ refusal: 'order-fixed' })
    await move(order.id, 'processing')
    expect(await cancel(order)).toMatchObject({ refusal: 'order-fixed' })
  })

  test('cancels an order in advance until money arrives, even if it is on hold later', async () => {
    const unpaid = await place('advance')
    expect(await cancel(unpaid, 1, 'on-hold')).toMatchObject({ ok: true })
    const order = await place('advance')
    await move(order.id, 'processing')
    expect(await cancel(order)).toMatchObject({ refusal: 'order-fixed' })
    await move(order.id, 'on-hold')
    expect(await cancel(order, 1, 'on-hold')).toMatchObject({ refusal: 'order-fixed' })
    const partly = await place('advance')
    await makeDocument(shop.services, partly, 'invoice')
    const invoice = await findDueInvoice(
      db,
      (await findDocument(db, partly.id, 'invoice'))?.id ?? '',
    )
    if (!invoice) throw new Error('no invoice')
    const entry = { method: 'cash', valueOn: '2026-11-21', byAccount: null, note: '' } as const
    await db
      .transaction()
      .execute((trx) =>
        insertPayment(
          trx,
          invoice,
          { ...entry, amount: centimes(100), statusBefore: null },
          shop.clock.now,
        ),
      )
    expect(await cancel(partly, 1, 'on-hold')).toMatchObject({ refusal: 'order-fixed' })
  })

  test('cancels an order that is on hold before its preparation', async () => {
    const order = await place()
    await move(order.id, 'on-hold')
    expect(await cancel(order, 1, 'on-hold')).toMatchObject({ ok: true })
  })
})
