import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findLinesToSend } from '../../invoicing/credit-notes.ts'
import { findDocument } from '../../invoicing/find-documents.ts'
import { partSentMail } from '../../mail/orders/order-status.ts'
import { changeStatus } from '../change-status.ts'
import { findHistory, findOrder } from '../history/find-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { findStaffOrder } from './find-staff-order.ts'
import { previewRefund, refundOrder } from './refund-order.ts'
import { deleteShipment, sendPart } from './shipments.ts'

describe.each(databases)('sending an order in parts on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  const staff = accountRow()
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    await db.insertInto('account').values(staff).execute()
    return () => closeDatabase(db)
  })

  const newOrder = async () => {
    const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }
  const numbers = Array.from({ length: 30 }, (_, index) => `9900${index + 1_000}`)
  const send = async (
    orderId: string,
    quantity: number,
    position = 0,
    number = numbers.pop() ?? '',
    parcels?: number,
  ) => {
    const shown = parcels ?? (await findHistory(db, orderId)).shipments.length
    return db.transaction().execute((trx) =>
      sendPart(
        trx,
        {
          ...{ orderId, byAccount: staff.id, parcels: shown, lines: [{ position, quantity }] },
          tracking: { carrier: 'swiss-post', number },
        },
        shop.clock.now,
      ),
    )
  }
  const remove = (orderId: string, shipmentId = '') =>
    db.transaction().execute((trx) => deleteShipment(trx, { orderId, shipmentId }))
  const leftOf = async (id: string) => {
    const order = await findOrder(db, id)
    const lines = order ? await findLinesToSend(db, order) : []
    return lines.map(({ position, quantity }) => [position, quantity])
  }

  test('issues the invoice and mails the first part, and the last part ends the order', async () => {
    const { id, lines } = await newOrder()
    const pieces = lines[0]?.quantity ?? 0
    expect(pieces).toBeGreaterThan(1)
    expect(await send(id, 1, 0, '')).toEqual({ ok: true, value: undefined })
    expect(await findOrder(db, id)).toMatchObject({ status: 'preparing' })
    expect(await findDocument(db, id, 'invoice')).toBeDefined()
    const { shipments } = await findHistory(db, id)
    expect(shipments).toMatchObject([{ trackingNumber: '', lines: [{ position: 0, quantity: 1 }] }])
    const mails = db.selectFrom('outbox').select('kind').where('order_id', '=', id)
    expect((await mails.execute()).map(({ kind }) => kind)).toContain('order-part-sent')

    const staffOrder = await findStaffOrder(db, id)
    expect(staffOrder).toMatchObject({
      mayChange: false,
      next: expect.not.arrayContaining(['cancelled']),
    })
    expect(
      await changeStatus(shop.services, { orderId: id, to: 'cancelled', byAccount: staff.id }),
    ).toMatchObject({ ok: false, refusal: { code: 'status-not-allowed' } })

    for (const { position, quantity } of (staffOrder?.toSend ?? []).slice(1))
      expect((await send(id, quantity, position)).ok).toBe(true)
    expect(await leftOf(id)).toEqual([[0, pieces - 1]])
    expect((await send(id, pieces - 1)).ok).toBe(true)
    expect(await findOrder(db, id)).toMatchObject({ status: 'completed' })
    const [part, ...others] = (await findHistory(db, id)).shipments
    expect(others.at(-1)?.lines).toBeNull()
    expect(await remove(id, part?.id)).toMatchObject({ refusal: { code: 'order-fixed' } })
  })

  test('a refund of the rest completes the order without another mail', async () => {
    const { id, lines } = await newOrder()
    const [sent, ...others] = lines
    await send(id, sent?.quantity ?? 0)
    const rest = {
      ...{ shipping: false, orderId: id, note: '', byAccount: staff.id },
      lines: others.map(({ quantity }, index) => ({ position: index + 1, quantity })),
    }
    const preview = await previewRefund(db, id, rest)
    if (!preview.ok) throw new Error(preview.refusal.code)
    const refund = { ...rest, expectedTotal: preview.value.credit.total }
    await db.transaction().execute((trx) => refundOrder(trx, refund, shop.clock.now))
    const completed = await findOrder(db, id)
    expect(completed).toMatchObject({ status: 'completed' })
    const { events } = await findHistory(db, id)
    const sentAt = events.find(({ status }) => status === 'completed')?.at
    expect(completed && (await findLinesToSend(db, completed, sentAt))).toEqual([])
    const mails = db.selectFrom('outbox').select('kind').where('order_id', '=', id)
    expect((await mails.execute()).map(({ kind }) => kind)).not.toContain('order-status')
  })

  test('refuses pieces that are not left, and gives back those of a deleted parcel', async () => {
    const { id, lines } = await newOrder()
    const pieces = lines[0]?.quantity ?? 0
    const before = await leftOf(id)
    expect(await send(id, pieces + 1)).toMatchObject({ refusal: { code: 'quantity-not-left' } })
    await send(id, 1)
    expect(await send(id, pieces)).toMatchObject({ refusal: { code: 'quantity-not-left' } })
    expect(await send(id, 1, 0, '<b>')).toMatchObject({ refusal: { code: 'tracking-invalid' } })
    const [parcel] = (await findHistory(db, id)).shipments
    await remove(id, parcel?.id)
    expect(await leftOf(id)).toEqual(before)
    const body = { orderId: id, shipmentId: parcel?.id ?? '' }
    const job = { id: 'job', kind: 'order-part-sent', body, tries: 0 }
    expect(await partSentMail(shop.services, body, job)).toBeUndefined()
  })

  test('sends a part once when two people send it at once', async () => {
    const { id } = await newOrder()
    const both = await Promise.all(
      ['99006161', '99006262'].map((number) => send(id, 1, 0, number, 0)),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'quantity-not-left' } })
    const [parcel] = (await findHistory(db, id)).shipments
    const { trackingNumber } = parcel ?? {}
    expect(await send(id, 1, 1, trackingNumber)).toMatchObject({
      refusal: { code: 'tracking-known' },
    })
  })
})
