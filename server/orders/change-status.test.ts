import { beforeAll, describe, expect, test } from 'vitest'
import { nextStatuses, type OrderStatus, orderStatuses } from '../../domain/order/order-status.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { makeDocument } from '../documents/make-document.ts'
import { issueInvoice } from '../invoicing/invoices.ts'
import { changeStatus } from './change-status.ts'
import { findHistory, findOrder } from './history/find-order.ts'
import { placeOrder } from './placing/place-order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('changes of order status on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const newOrder = async (status?: OrderStatus) => {
    // More than an account may place at once.
    await db.deleteFrom('rate_limit').execute()
    const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
    if (!placed.ok) throw new Error(placed.refusal.code)
    const { id } = placed.value
    if (status) await db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    return id
  }
  const statusOf = async (id: string) =>
    (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst())?.status
  const mailsOf = async (id: string) =>
    (await db.selectFrom('outbox').selectAll().where('kind', '=', 'order-status').execute())
      .map(({ body }) => body)
      .filter((body) => JSON.stringify(body).includes(id))
  const change = (orderId: string, to: OrderStatus, more = {}) =>
    changeStatus(shop.services, { orderId, to, ...more })

  const everyPair = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })))

  test.each(everyPair)(
    'changes a status from $from to $to only where the rules allow it',
    async ({ from, to }) => {
      const id = await newOrder(from)
      const isAllowed = nextStatuses[from].some((status) => status === to)
      const changed = await change(id, to)
      expect(changed).toMatchObject(
        isAllowed
          ? { ok: true, value: { from } }
          : { ok: false, refusal: { code: 'status-not-allowed', from } },
      )
      expect(await statusOf(id)).toBe(isAllowed ? to : from)
      expect((await findHistory(db, id)).events).toHaveLength(isAllowed ? 2 : 1)
      // An approved order gets its confirmation instead.
      const isApproved = from === 'requested' && to !== 'cancelled'
      const isSilent = isApproved || ['pending', 'failed', 'preparing'].includes(to)
      expect(await mailsOf(id)).toHaveLength(isAllowed && !isSilent ? 1 : 0)
    },
  )

  test('stores administrator, time, note and parcel of a change', async () => {
    const id = await newOrder('processing')
    const { accountId } = await shop.accountOf('admin')
    await change(id, 'completed', {
      note: ' Two parcels.\u0000 ',
      byAccount: accountId,
      tracking: { carrier: 'swiss-post', number: '99.00.123456.12345678' },
    })
    const { events, shipments } = await findHistory(db, id)
    expect(events.map(({ status, note }) => [status, note])).toEqual([
      ['processing', ''],
      ['completed', 'Two parcels.'],
    ])
    expect(shipments).toMatchObject([
      { carrier: 'swiss-post', trackingNumber: '990012345612345678', shippedAt: shop.clock.now },
    ])
    const rows = await db
      .selectFrom('order_event')
      .select('by_account')
      .where('order_id', '=', id)
      .where('status', '=', 'completed')
      .execute()
    expect(rows).toEqual([{ by_account: accountId }])
  })

  test.each([
    ['no number', 'completed', { carrier: 'dhl', number: '' }],
    ['a number that is none', 'completed', { carrier: 'dhl', number: '<b>123456</b>' }],
    ['no carrier', 'completed', { carrier: ' \u200B', number: '99001234' }],
    ['a parcel before it leaves', 'on-hold', { carrier: 'dhl', number: '99001234' }],
  ] as const)('%s changes nothing', async (_, to, tracking) => {
    const id = await newOrder('processing')
    expect(await change(id, to, { tracking })).toEqual({
      ok: false,
      refusal: { code: 'tracking-invalid' },
    })
    expect(await statusOf(id)).toBe('processing')
    expect((await findHistory(db, id)).shipments).toEqual([])
  })

  test('applies one of several concurrent changes and reports the new status to the others', async () => {
    const id = await newOrder('processing')
    const ends = ['completed', 'cancelled', 'completed', 'cancelled'] as const
    const changes = await Promise.all(ends.map((to) => change(id, to)))
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1)
    const now = await statusOf(id)
    for (const changed of changes)
      if (!changed.ok) expect(changed.refusal).toEqual({ code: 'status-not-allowed', from: now })
    expect((await findHistory(db, id)).events).toHaveLength(2)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  const papersOf = async (id: string) =>
    (
      await db
        .selectFrom('invoice')
        .select(['kind', 'total', 'paid_at'])
        .where('order_id', '=', id)
        .orderBy('kind')
        .execute()
    ).map(({ kind, total, paid_at }) => ({ kind, total, isPaid: paid_at !== null }))
  const totalOf = async (id: string) =>
    (await db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow())
      .total

  test('issues a credit note over the full amount for a refund', async () => {
    const id = await newOrder('completed')
    await change(id, 'refunded')
    const total = await totalOf(id)
    expect(await papersOf(id)).toMatchObject([
      { kind: 'credit-note', total },
      { kind: 'invoice', total },
    ])
  })

  test('credits the invoice of a cancelled order', async () => {
    const [open, invoiced] = [await newOrder('processing'), await newOrder('processing')]
    await db.transaction().execute((trx) => issueInvoice(trx, { id: invoiced }, shop.clock.now))
    await change(open, 'cancelled')
    await change(invoiced, 'cancelled')
    expect(await papersOf(open)).toEqual([])
    expect((await papersOf(invoiced)).map(({ kind }) => kind)).toEqual(['credit-note', 'invoice'])
  })

  test('leaves no unpaid invoice when a cancellation and an invoice download run concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => newOrder('processing')))
    await Promise.all(
      ids.flatMap((id) => [
        // Like a download that read the order before the cancellation.
        findOrder(db, id).then((order) => order && makeDocument(shop.services, order, 'invoice')),
        change(id, 'cancelled'),
      ]),
    )
    for (const id of ids) {
      const stale = await findOrder(db, id)
      if (stale) await makeDocument(shop.services, { ...stale, status: 'processing' }, 'invoice')
      const kinds = (await papersOf(id)).map(({ kind }) => kind)
      expect([[], ['credit-note', 'invoice']]).toContainEqual(kinds)
    }
  })

  test.each([
    ['advance', true],
    ['invoice', false],
  ])(
    'sets the invoice of an order with payment %s to paid when it is processed: %s',
    async (payment, isPaid) => {
      const id = await newOrder('on-hold')
      await db.updateTable('orders').set({ payment }).where('id', '=', id).execute()
      await db.transaction().execute((trx) => issueInvoice(trx, { id }, shop.clock.now))
      await change(id, 'processing')
      expect(await papersOf(id)).toMatchObject([{ kind: 'invoice', isPaid }])
    },
  )

  test('refuses a change of an unknown order', async () => {
    expect(await change('none', 'completed')).toEqual({
      ok: false,
      refusal: { code: 'order-unknown' },
    })
  })
})
