import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { findWaiting } from '../../dashboard/find-waiting.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { makeDocument } from '../../documents/make-document.ts'
import { issueInvoice } from '../../invoicing/invoices.ts'
import { reorder } from '../../orders/cart/reorder.ts'
import { changeStatus } from '../../orders/change-status.ts'
import { findOrderByNumber } from '../../orders/history/find-order.ts'
import { listOrders } from '../../orders/history/list-orders.ts'
import { placeOrder } from '../../orders/placing/place-order.ts'
import { openTestShop } from '../../orders/shop.fixtures.ts'
import { findStaffOrder } from '../../orders/staff/find-staff-order.ts'
import { findFilteredOrders } from '../../orders/staff/order-filters.ts'
import { resendOrderMail } from '../../orders/staff/resend-mail.ts'
import { addShipment } from '../../orders/staff/shipments.ts'
import { arnica, customer, exportFolder, lineItem, order } from '../former-shop.fixtures.ts'
import { runImport } from '../import-shop.ts'
import { folderSource } from '../source/folder-source.ts'

const now = new Date('2026-11-28T12:00:00Z')

describe.each(databases)('the import of orders on $name', ({ open }) => {
  let db: Database
  let shop: Awaited<ReturnType<typeof openTestShop>>
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const importOrders = async (
    name: string,
    orders: readonly object[],
    { isDryRun = false, ...others }: { isDryRun?: boolean; [file: string]: unknown } = {},
  ) => {
    const customers = [customer(1, { email: `${name}@rhein.example` })]
    const content = { 'customers.json': customers, 'orders.json': orders, ...others }
    const source = await folderSource(exportFolder(content))
    const { files } = shop.services
    return runImport({ db, files, source, name, isDryRun, now, progress: () => {} })
  }
  const find = async (number: number) => {
    const found = await findOrderByNumber(db, number)
    if (!found) throw new Error(`no order ${number}`)
    return found
  }
  const kit = () =>
    db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('kind', '=', 'kit')
      .orderBy('id')
      .executeTakeFirstOrThrow()

  test('keeps numbers, amounts, addresses and lines, with articles where this shop has them', async () => {
    const { slug, id } = await kit()
    const report = await importOrders(
      'lines',
      [
        order(4001, {
          line_items: [
            lineItem({}, arnica),
            lineItem({ product_id: 77, name: 'Trousse de voyage', quantity: 1 }),
            lineItem({ product_id: 78, name: 'Alter Tee', quantity: 1 }),
          ],
          total: '76.81',
        }),
      ],
      { 'products.json': [{ id: 77, slug, name: 'Trousse', price: '25.00' }] },
    )
    expect(report.counts.order).toMatchObject({ read: 1, created: 1 })
    const found = await find(4001)
    expect(found).toMatchObject({
      ...{ status: 'completed', subtotal: 7500, discount: 250, shipping: 431, total: 7681 },
      ...{ language: 'de', payment: 'advance', channel: 'former-shop', note: 'Bitte klingeln.' },
      billing: { company: 'Drogerie am Rhein', address1: 'Rheingasse', building_number: '12' },
      shippingAddress: { city: 'Basel' },
    })
    expect(found.lines).toMatchObject([
      { name: 'Arnica montana', info: { type: 'homeopathy', dilution: '30', size: 'tube-1g' } },
      { name: 'Trousse de voyage', productId: id, info: { type: 'kit' } },
      { name: 'Alter Tee', productId: 0, info: { type: 'otc' } },
    ])
    const again = await reorder(shop.services, found, 'de')
    expect(again.ok && again.value.map((line) => 'item' in line)).toEqual([true, true, false])
    expect(await listOrders(db, found.accountId)).toMatchObject([{ number: 4001, total: 7681 }])
  })

  test('is history: no mail, invoice, document or change, and nothing that waits', async () => {
    const jobs = () => db.selectFrom('outbox').select('id').execute()
    const [before, waiting] = [await jobs(), await findWaiting(db, '2026-11-28')]
    await importOrders('history', [
      order(4011, { status: 'processing' }),
      order(4012, { refunds: [{ id: 5, reason: 'Glas zerbrochen', total: '-12.50' }] }),
    ])
    expect(await jobs()).toEqual(before)
    expect((await findWaiting(db, '2026-11-28')).openOrders).toEqual(waiting.openOrders)
    const { query } = await findFilteredOrders(
      db,
      { statuses: ['processing', 'completed'], search: 'history@rhein' },
      '2026-11-28',
    )
    expect(await query.select('number').execute()).toEqual([{ number: 4012 }])
    const found = await find(4011)
    const { id } = found
    const staff = await findStaffOrder(db, id)
    expect(staff).toMatchObject({ next: [], mails: [], refundable: undefined })
    expect(await changeStatus(shop.services, { orderId: id, to: 'completed' })).toMatchObject({
      refusal: { code: 'status-not-allowed' },
    })
    await db.transaction().execute(async (trx) => {
      expect(await issueInvoice(trx, found, now)).toBeUndefined()
      expect(await resendOrderMail(trx, { orderId: id, mail: 'confirmation' }, now)).toMatchObject({
        refusal: { code: 'mail-unknown' },
      })
      const tracking = { carrier: 'post', number: '99.00.123456.12345678' }
      const { id: orderId } = await find(4012)
      const sent = await addShipment(trx, { orderId, tracking, notifies: true }, now)
      expect(sent).toMatchObject({ refusal: { code: 'order-not-sent' } })
    })
    for (const kind of ['invoice', 'delivery-note'] as const)
      expect(await makeDocument(shop.services, found, kind)).toBeUndefined()
    const notes = (await findStaffOrder(db, (await find(4012)).id))?.notes
    expect(notes?.map(({ text }) => text).sort()).toEqual([
      'Facture 24012',
      'Remboursé : 12.50 CHF\nGlas zerbrochen',
    ])
  })

  test('continues the numbers of orders and invoices after the highest', async () => {
    const report = await importOrders('numbers', [order(7000), order(7002), order(7001)])
    expect(report.lastNumbers).toEqual({ order: 7002, invoice: 27_002 })
    const placed = await placeOrder(shop.services, {
      ...(await shop.request(crypto.randomUUID())),
      language: 'fr',
    })
    if (!placed.ok) throw new Error('refused')
    expect(placed.value.number).toBe(7003)
    const invoice = await db
      .transaction()
      .execute((trx) => issueInvoice(trx, placed.value, shop.services.now()))
    expect(invoice?.number).toBe(27_003)
  })

  test('writes nothing in a dry run', async () => {
    const numbers = () => db.selectFrom('orders').select('number').execute()
    const before = await numbers()
    const dry = await importOrders('dry', [order(4021)], { isDryRun: true })
    expect(dry.counts.order).toMatchObject({ read: 1, created: 1 })
    expect(await numbers()).toEqual(before)
    const done = await importOrders('dry', [order(4021)])
    expect(done).toEqual({ ...dry, isDryRun: false })
  })

  test('makes no doubles, follows the former shop, and keeps notes of the staff', async () => {
    await importOrders('again', [order(4031, { status: 'processing' })])
    const { id } = await find(4031)
    const note = { id: 'note-4031', order_id: id, at: now, text: 'Rief an.' }
    const { accountId } = await find(4031)
    await db
      .insertInto('order_note')
      .values({ ...note, by_account: accountId })
      .execute()
    const same = await importOrders('again', [order(4031, { status: 'processing' })])
    expect(same.counts.order).toMatchObject({ read: 1, unchanged: 1 })
    const later = await importOrders('again', [order(4031)])
    expect(later.counts.order).toMatchObject({ read: 1, updated: 1 })
    const staff = await findStaffOrder(db, id)
    expect(staff?.order).toMatchObject({ id, status: 'completed', lines: [{ quantity: 2 }] })
    expect(staff?.events.map(({ status }) => status)).toEqual(['processing', 'completed'])
    expect(staff?.notes.map(({ text }) => text).sort()).toEqual(['Facture 24031', 'Rief an.'])
  })

  test('skips a number that another order has here, and links guests by their address', async () => {
    const guest = { customer_id: 0, billing: { last_name: 'Gast', email: 'gast@rhein.example' } }
    const report = await importOrders('guests', [
      order(4041, guest),
      order(4042, guest),
      order(9, { number: '4041' }),
      order(10, { number: '4043', customer_id: 99, billing: { last_name: 'Unbekannt' } }),
    ])
    expect(report.counts.order).toMatchObject({ read: 4, created: 3, skipped: 1 })
    expect(report.notes.map(({ id, note }) => `${id} ${note}`)).toEqual([
      '4041 order-of-guest',
      '9 order-number-taken,4041',
      '10 order-of-guest',
    ])
    const [one, other] = [await find(4041), await find(4042)]
    expect(one.accountId).toBe(other.accountId)
    const account = await db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', one.accountId)
      .executeTakeFirst()
    expect(account).toMatchObject({
      ...{ email: 'gast@rhein.example', state: 'rejected', user_can_order: false },
    })
  })

  test('goes on after an absurd amount, and does not count on from an absurd number', async () => {
    const report = await importOrders('absurd', [
      order(4061, { total: '1e300' }),
      order(4062, { number: '20250506093000' }),
      order(4063),
    ])
    expect(report.counts.order).toMatchObject({ read: 3, created: 2, skipped: 1 })
    expect(report.notes.map(({ id, note }) => `${id} ${note}`)).toEqual([
      '4061 order-amount-too-large',
      '4062 order-number-high,20250506093000',
    ])
    expect(report.lastNumbers.order).toBeLessThan(1_000_000)
  })

  test('rolls up the sales of the past again', async () => {
    await db.insertInto('counter').values({ name: 'sales-refreshed', value: 1 }).execute()
    await importOrders('sales', [order(4051)])
    const counter = db.selectFrom('counter').where('name', '=', 'sales-refreshed')
    expect(await counter.selectAll().execute()).toEqual([])
  })
})
