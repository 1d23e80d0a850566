import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { previewFile } from '../../imports/imports.fixtures.ts'
import { undoImport } from '../../imports/undo-import.ts'
import { changeStatus } from '../change-status.ts'
import { findHistory, findOrder } from '../history/find-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { parcelTable } from './parcel-table.ts'
import { previewRefund, refundOrder } from './refund-order.ts'
import { sendPart } from './shipments.ts'

describe.each(databases)('the import of tracking numbers on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  const account = accountRow()
  const author = {
    actor: { accountId: account.id, name: 'Ada' },
    now: new Date(Date.now() + 1_000),
  }
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })

  const newOrder = async () => {
    const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }
  const stateOf = async (id: string) => {
    const { shipments } = await findHistory(db, id)
    const order = await findOrder(db, id)
    const parcels = shipments.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`)
    return [order?.status, ...parcels]
  }
  const previewed = (text: string) => previewFile(db, parcelTable, text, author)

  test('marks orders as sent with their tracking numbers, and undoes it', async () => {
    const [open, sent] = [await newOrder(), await newOrder()]
    await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', sent.id).execute()
    const file = `Referenz;Sendungsnummer;Transporteur\n${open.number};99.00.123456.00000001;\n${sent.number};JJD0002;DHL\n`
    const { changes, errors, apply } = await previewed(file)
    expect(errors).toEqual([])
    expect(changes).toMatchObject([
      { before: { status: 'processing' }, after: { status: 'completed', carrier: 'swiss-post' } },
      { after: { trackingNumber: 'JJD0002', carrier: 'dhl' } },
    ])
    const applied = await apply()
    expect(await stateOf(open.id)).toEqual(['completed', 'swiss-post 990012345600000001'])
    expect(await stateOf(sent.id)).toEqual(['completed', 'dhl JJD0002'])
    const mails = await db
      .selectFrom('outbox')
      .select('order_id')
      .where('kind', '=', 'order-status')
      .execute()
    expect(mails.map(({ order_id }) => order_id)).toContain(open.id)
    expect((await previewed(file)).unchanged).toBe(2)

    const id = applied.ok ? applied.value.importId : ''
    const undone = await undoImport(db, parcelTable, id, { ...author, language: 'de' })
    expect(undone).toMatchObject({ ok: true, value: { undone: 2, notUndone: [] } })
    expect(await stateOf(open.id)).toEqual(['processing'])
    expect(await stateOf(sent.id)).toEqual(['completed'])
  })

  describe('for an order that is sent in parts', () => {
    const lines = [{ position: 0, quantity: 1 }]
    const send = async (orderId: string, number: string) => {
      const { length: parcels } = (await findHistory(db, orderId)).shipments
      const tracking = { carrier: 'dhl', number }
      const part = { orderId, byAccount: account.id, parcels, lines, tracking }
      return db.transaction().execute((trx) => sendPart(trx, part, shop.clock.now))
    }
    const complete = (orderId: string) =>
      changeStatus(shop.services, { orderId, to: 'completed', byAccount: account.id })
    const mailsOf = async (id: string) => {
      const mails = db.selectFrom('outbox').select('kind').where('order_id', '=', id)
      return (await mails.execute()).map(({ kind }) => kind).filter((kind) => kind.includes('-s'))
    }
    const fileOf = (number: number, tracking: string) => `order;barcode\n${number};${tracking}`

    test('gives the number to the newest part without one, and takes it back', async () => {
      const { id, number } = await newOrder()
      await send(id, '')
      const file = fileOf(number, '990000000011')
      const { changes, apply } = await previewed(file)
      expect(changes).toMatchObject([{ after: { trackingNumber: '990000000011', part: 1 } }])
      const applied = await apply()
      expect(await stateOf(id)).toEqual(['preparing', 'dhl 990000000011'])
      expect(await mailsOf(id)).toEqual(['order-part-sent', 'order-part-sent'])
      expect((await previewed(file)).unchanged).toBe(1)
      const importId = applied.ok ? applied.value.importId : ''
      await undoImport(db, parcelTable, importId, { ...author, language: 'de' })
      expect(await stateOf(id)).toEqual(['preparing', 'dhl '])
    })

    test('refuses a number that no parcel waits for until the rest is sent', async () => {
      const { id, number } = await newOrder()
      await send(id, 'JJD0009')
      const file = fileOf(number, '990000000012')
      expect((await previewed(file)).errors).toMatchObject([{ reason: 'order-sent-in-part' }])
      await complete(id)
      await (await previewed(file)).apply()
      expect(await stateOf(id)).toEqual(['completed', 'dhl JJD0009', 'swiss-post 990000000012'])
      expect(await mailsOf(id)).toEqual(['order-part-sent', 'order-status', 'order-status'])
      const third = await previewed(fileOf(number, '990000000013'))
      expect(third.errors).toMatchObject([{ reason: 'order-sent' }])
    })

    /** All but the piece that was sent. */
    const refundRest = async ({ id, lines: ordered }: Awaited<ReturnType<typeof newOrder>>) => {
      const rest = ordered.map(({ quantity }, position) => ({
        position,
        quantity: position === 0 ? quantity - 1 : quantity,
      }))
      const request = { lines: rest, shipping: false }
      const preview = await previewRefund(db, id, request)
      const refund = {
        ...{ ...request, orderId: id, note: '', byAccount: account.id },
        expectedTotal: preview.ok ? preview.value.credit.total : centimes(0),
      }
      await db.transaction().execute((trx) => refundOrder(trx, refund, shop.clock.now))
    }

    test('gives it to the part when a refund has completed the order', async () => {
      const order = await newOrder()
      const { id, number } = order
      await send(id, '')
      await refundRest(order)
      await (await previewed(fileOf(number, '990000000014'))).apply()
      expect(await stateOf(id)).toEqual(['completed', 'dhl 990000000014'])
      expect(await mailsOf(id)).toEqual(['order-part-sent', 'order-status'])
    })

    test('gives it to the rest that was sent, also if it is refunded later', async () => {
      const order = await newOrder()
      await send(order.id, '')
      await complete(order.id)
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
      await refundRest(order)
      await (await previewed(fileOf(order.number, '990000000015'))).apply()
      expect(await stateOf(order.id)).toEqual(['completed', 'dhl ', 'swiss-post 990000000015'])
    })
  })

  test('names orders that are unknown, named twice, sent or cancelled, and wrong numbers', async () => {
    const [open, sent, cancelled] = [await newOrder(), await newOrder(), await newOrder()]
    const { apply } = await previewed(`order;barcode\n${sent.number};990000000001`)
    await apply()
    await db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', cancelled.id)
      .execute()
    const { errors, changes } = await previewed(
      [
        'order;barcode',
        '99999;990000000002',
        `${open.number};990000000003`,
        `${open.number};990000000004`,
        `${sent.number};990000000005`,
        `${cancelled.number};990000000006`,
        `${open.number};9.9E+17`,
      ].join('\n'),
    )
    expect(changes).toHaveLength(1)
    const reasons = errors.toSorted((a, b) => a.row - b.row).map(({ row, reason }) => [row, reason])
    expect(reasons).toEqual([
      [2, 'number-unknown'],
      [4, 'row-twice'],
      [5, 'order-sent'],
      [6, 'order-not-to-send'],
      [7, 'tracking-invalid'],
    ])
  })
})
