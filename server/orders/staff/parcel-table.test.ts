import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { previewFile } from '../../imports/imports.fixtures.ts'
import { undoImport } from '../../imports/undo-import.ts'
import { findHistory, findOrder } from '../history/find-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { parcelTable } from './parcel-table.ts'
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

  test('sends the rest of an order whose first part has another number', async () => {
    const { id: orderId, number } = await newOrder()
    const tracking = { carrier: 'dhl', number: 'JJD0009' }
    const lines = [{ position: 0, quantity: 1 }]
    const part = { orderId, byAccount: account.id, parcels: 0, lines, tracking }
    await db.transaction().execute((trx) => sendPart(trx, part, shop.clock.now))
    const { apply } = await previewed(`order;barcode\n${number};990000000011`)
    await apply()
    expect(await stateOf(orderId)).toEqual(['completed', 'dhl JJD0009', 'swiss-post 990000000011'])
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
