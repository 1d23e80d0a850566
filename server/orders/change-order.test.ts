import { beforeAll, describe, expect, test, vi } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { makeDocument } from '../documents/make-document.ts'
import { readPdf } from '../documents/pdf.fixtures.ts'
import { findDocument, findFormerDocuments } from '../invoicing/find-documents.ts'
import { findInvoiceAmounts } from '../invoicing/settled-amounts.ts'
import { mailHandlers } from '../mail/handlers.ts'
import { orderChanged } from '../mail/orders/order-confirmation.ts'
import { findByReferences } from '../payments/due-invoices.ts'
import { type ChangedOrders, changedOrders } from './change-order.fixtures.ts'
import { type ChangeAuthor, changeOrder, quoteChange } from './change-order.ts'
import { changeStatus } from './change-status.ts'
import { findVersions } from './history/order-versions.ts'
import type { Order } from './order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('a change of an order on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let staff: ChangeAuthor
  let orders: ChangedOrders
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    const { accountId } = await shop.accountOf('sales')
    staff = { accountId, staff: { accountId, name: 'Sam' } }
    orders = changedOrders(shop)
    return () => closeDatabase(db)
  })

  const jobsOf = async ({ id }: Order, kind: string) => {
    const jobs = db.selectFrom('outbox').select('body').where('kind', '=', kind)
    const rows = await jobs.where('order_id', '=', id).orderBy('id').execute()
    return rows.map(({ body }) => body)
  }

  test('replaces the content, keeps the former one, and needs no document', async () => {
    const placed = await orders.place()
    const apis = await shop.line('Apis mellifica', {}, 3)
    const items = [...placed.items.slice(0, 1), apis]
    const done = await orders.change(placed, { items, reference: ' Patient 13 ', note: '' })
    expect(done).toMatchObject({ ok: true })
    const after = await orders.stored(placed.order)
    expect(after).toMatchObject({
      number: placed.order.number,
      version: 2,
      reference: 'Patient 13',
    })
    expect(after.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Arnica montana', 2],
      ['Apis mellifica', 3],
    ])
    const vat = after.vat.reduce((sum, { gross }) => sum + gross, 0)
    expect(vat).toBe(after.total)
    const [former, ...others] = await findVersions(db, after)
    expect(others).toEqual([])
    expect(former).toMatchObject({
      ...{ version: 1, author: 'Claire Favre' },
      content: { total: placed.order.total, reference: 'Patient 12', note: 'Please ring.' },
    })
    const documents = db.selectFrom('invoice').select('id').where('order_id', '=', after.id)
    expect(await documents.execute()).toEqual([])
  })

  test('shows the difference first and writes nothing', async () => {
    const placed = await orders.place()
    const quoted = await quoteChange(
      shop.services,
      orders.changed(placed, { items: placed.items.slice(0, 1) }),
    )
    expect(quoted).toMatchObject({
      ok: true,
      value: {
        change: {
          lines: [{ name: 'Belladonna', quantity: { before: 1, after: 0 } }],
          total: { before: placed.order.total },
        },
      },
    })
    expect(await orders.stored(placed.order)).toEqual(placed.order)
  })

  test('mails the customer what differs, and the laboratory the changed order, once', async () => {
    const placed = await orders.place()
    await orders.change(placed, { items: placed.items.slice(0, 1) })
    const orderId = placed.order.id
    expect(await jobsOf(placed.order, 'order-changed')).toEqual([{ orderId, version: 1 }])
    expect(Object.keys(mailHandlers(shop.services))).toContain('order-changed')
    expect(await jobsOf(placed.order, 'order-placed')).toContainEqual({ orderId, news: 'changed' })
  })

  test('changes nothing when nothing differs', async () => {
    const placed = await orders.place()
    const quoted = await quoteChange(shop.services, orders.changed(placed))
    expect(quoted).toMatchObject({ value: { change: { lines: [], parts: [] } } })
    expect(await orders.change(placed)).toMatchObject({ ok: true })
    expect(await orders.stored(placed.order)).toEqual(placed.order)
  })

  test('lets the first of two changes at once win', async () => {
    const placed = await orders.place()
    const requests = [placed.items.slice(0, 1), placed.items.slice(1)].map((items) =>
      orders.change(placed, { items }),
    )
    const done = await Promise.all(requests)
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(done.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'order-changed' } })
    expect(await findVersions(db, placed.order)).toHaveLength(1)
    expect((await orders.stored(placed.order)).lines).toHaveLength(1)
  })

  test('is refused if the order moves on while it is priced', async () => {
    const placed = await orders.place()
    const { id: orderId } = placed.order
    const request = orders.changed(placed, { items: placed.items.slice(0, 1) })
    const quoted = await quoteChange(shop.services, request)
    if (!quoted.ok) throw new Error(quoted.refusal.code)
    const { transaction } = db
    const late = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const builder = transaction.call(db)
      const { execute } = builder
      return Object.assign(builder, {
        execute: async (run: Parameters<typeof execute>[0]) => {
          await changeStatus(shop.services, { orderId, to: 'preparing' })
          return execute.call(builder, run)
        },
      })
    })
    const confirmed = { ...request, by: staff, confirmed: quoted.value.confirmed }
    const done = await changeOrder(shop.services, confirmed)
    late.mockRestore()
    expect(done).toMatchObject({ refusal: { code: 'order-changed' } })
    expect(await orders.stored(placed.order)).toMatchObject({ status: 'preparing', version: 1 })
  })

  test('and a dispatch at once leave an invoice over what was sent', async () => {
    for (let round = 0; round < 6; round += 1) {
      const placed = await orders.place()
      const { id: orderId } = placed.order
      await Promise.all([
        orders.change(placed, { items: placed.items.slice(0, 1), by: staff }),
        changeStatus(shop.services, { orderId, to: 'completed' }),
      ])
      const after = await orders.stored(placed.order)
      const invoice = await findDocument(db, orderId, 'invoice')
      expect(invoice?.total).toBe(after.total)
      expect(after.status).toBe('completed')
    }
  })

  test('in preparation needs no credit note, as its mail issues no invoice', async () => {
    const placed = await orders.place()
    await changeStatus(shop.services, { orderId: placed.order.id, to: 'preparing' })
    await orders.change(placed, { items: placed.items.slice(0, 1), by: staff })
    const body = { orderId: placed.order.id, version: 1 }
    const job = { id: 'job', kind: 'order-changed', body, tries: 0 }
    const mail = await orderChanged(shop.services, body, job)
    expect(mail?.attachments).toEqual([])
    expect(await findDocument(db, placed.order.id, 'invoice')).toBeUndefined()
  })

  test('is refused to others, and once prices differ from those shown', async () => {
    const placed = await orders.place()
    const { accountId } = await shop.accountOf('lucia.bernasconi')
    expect(await orders.change(placed, { by: { accountId } })).toMatchObject({
      refusal: { code: 'order-unknown' },
    })
    expect(
      await changeOrder(shop.services, { ...orders.changed(placed), confirmed: 'other' }),
    ).toMatchObject({ refusal: { code: 'terms-changed' } })
    expect(await orders.change(placed, { items: [] })).toMatchObject({
      refusal: { code: 'order-empty' },
    })
    expect(await orders.change(placed, { payment: 'barter' })).toMatchObject({
      refusal: { code: 'payment-invalid' },
    })
  })

  test('is for the staff alone once the preparation has begun, for nobody once it has left', async () => {
    const placed = await orders.place()
    const { id: orderId } = placed.order
    const items = placed.items.slice(0, 1)
    const fixed = { refusal: { code: 'order-fixed' } }
    await changeStatus(shop.services, { orderId, to: 'preparing' })
    expect(await orders.change(placed, { items })).toMatchObject(fixed)
    expect(await orders.change(placed, { items, by: staff })).toMatchObject({ ok: true })
    expect(await orders.stored(placed.order)).toMatchObject({ status: 'preparing', version: 2 })
    await changeStatus(shop.services, { orderId, to: 'completed' })
    const sent = { ...placed, order: await orders.stored(placed.order) }
    expect(await orders.change(sent, { by: staff })).toMatchObject(fixed)
  })

  test('is for the staff alone also while an order that was in preparation is on hold', async () => {
    const placed = await orders.place()
    const { id: orderId } = placed.order
    const items = placed.items.slice(0, 1)
    const fixed = { refusal: { code: 'order-fixed' } }
    await changeStatus(shop.services, { orderId, to: 'on-hold' })
    expect(await orders.change(placed, { items })).toMatchObject({ ok: true })
    await changeStatus(shop.services, { orderId, to: 'processing' })
    await changeStatus(shop.services, { orderId, to: 'preparing' })
    await changeStatus(shop.services, { orderId, to: 'on-hold' })
    const held = { ...placed, order: await orders.stored(placed.order) }
    expect(await orders.change(held)).toMatchObject(fixed)
    expect(await orders.change(held, { by: staff })).toMatchObject({ ok: true })
  })

  test('replaces an issued invoice by a credit note and another invoice', async () => {
    const placed = await orders.place('advance')
    await makeDocument(shop.services, placed.order, 'invoice')
    const before = await findDocument(db, placed.order.id, 'invoice')
    expect(await orders.change(placed, { reference: 'Patient 14' })).toMatchObject({ ok: true })
    expect(await findDocument(db, placed.order.id, 'invoice')).toEqual(before)
    const noted = { ...placed, order: await orders.stored(placed.order) }
    expect(await orders.change(noted, { items: placed.items.slice(0, 1) })).toMatchObject({
      ok: true,
    })
    const after = await orders.stored(placed.order)
    const invoice = await findDocument(db, after.id, 'invoice')
    expect(invoice).toMatchObject({ number: (before?.number ?? 0) + 1, total: after.total })
    const former = await findFormerDocuments(db, after.id)
    expect(former).toMatchObject([
      { kind: 'credit-note', total: placed.order.total, version: 2 },
      { kind: 'invoice', number: before?.number, total: placed.order.total, version: 2 },
    ])
    const amounts = await findInvoiceAmounts(db, after.id)
    expect(amounts).toMatchObject({ total: after.total, credited: 0 })
    for (const { kind, number } of former) {
      const made = await makeDocument(shop.services, after, kind, number)
      expect((await readPdf(made?.pdf ?? Buffer.of())).text).toContain('Belladonna')
    }
    const made = await makeDocument(shop.services, after, 'invoice')
    expect((await readPdf(made?.pdf ?? Buffer.of())).text).not.toContain('Belladonna')
    const reference = before?.reference ?? ''
    const paid = await findByReferences(db, [reference], false)
    expect(paid.get(reference)).toMatchObject({ number: invoice?.number, due: after.total })
  })

  test('is refused once the invoice is paid', async () => {
    const placed = await orders.place('advance')
    await makeDocument(shop.services, placed.order, 'invoice')
    await changeStatus(shop.services, { orderId: placed.order.id, to: 'processing' })
    expect(await orders.change(placed, { items: placed.items.slice(0, 1) })).toMatchObject({
      refusal: { code: 'order-fixed' },
    })
  })
})
