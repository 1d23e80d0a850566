import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { addSmallCatalogue } from '../../catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../../orders.fixtures.ts'

type Headers = Record<string, string>

describe.each(databases)('actions of the staff on orders on $name', ({ open }) => {
  let api: TestApi
  let orders: ReturnType<typeof openTestOrders>
  let sales: Headers
  let customer: Headers
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    orders = openTestOrders(api)
    await addSmallCatalogue(db)
    sales = await api.bearer((await api.newAccount({ role: 'sales' })).id)
    customer = await orders.newCustomer()
    return () => closeDatabase(db)
  })

  const newOrder = async (): Promise<{ id: string; number: number }> =>
    (await orders.place(customer, order, crypto.randomUUID())).body
  const send = async (method: string, path: string, body?: object) => {
    const answer = await api.request(`/admin/${path}`, {
      method,
      headers: { ...sales, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, body: isJson ? await answer.json() : await answer.text() }
  }
  const lastAudit = async () => {
    const { db } = api.services
    const row = db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').limit(1)
    return row.executeTakeFirstOrThrow()
  }

  test('finds an order by its number, and makes labels unless it is cancelled', async () => {
    const { id, number } = await newOrder()
    await newOrder()
    expect((await send('GET', `orders?number=${number}`)).body).toMatchObject([{ id }])
    const labels = () => send('POST', 'orders/batch/address-labels', { ids: [id], size: 'a6' })
    expect((await labels()).status).toBe(200)
    await send('POST', `orders/${id}/status`, { to: 'cancelled' })
    expect((await labels()).status).toBe(404)
  })

  test('refunds a line after a preview and records it', async () => {
    const { id, number } = await newOrder()
    const request = { lines: [{ line: 1, quantity: 1 }], shipping: false }
    const preview = await send('POST', `orders/${id}/refund-preview`, request)
    expect(preview).toMatchObject({
      status: 200,
      body: {
        subtotal: '12.50',
        discount: '1.25',
        total: '11.25',
        shipping: '0.00',
        isRest: false,
      },
    })
    const wrong = await send('POST', `orders/${id}/refund`, { ...request, total: '1.00' })
    expect(wrong).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
    const done = await send('POST', `orders/${id}/refund`, { ...request, total: '11.25' })
    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'processing',
        credited: '11.25',
        creditNotes: [{ total: '11.25', isPart: true, author: expect.stringMatching(/./) }],
        refundable: { lines: [{ line: 1, quantity: 1 }], shipping: true },
        mails: ['confirmation', 'credit-note'],
      },
    })
    expect(await lastAudit()).toMatchObject({
      action: 'refund',
      label: `Order ${number}`,
      after: { total: '11.25' },
    })
    const repeated = { ...request, total: '11.25', creditNotes: preview.body.creditNotes }
    expect(await send('POST', `orders/${id}/refund`, repeated)).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    const late = await send('POST', `orders/${id}/refund`, { ...request, total: '1.00' })
    expect(late.body.data).toMatchObject({ changedAt: expect.any(String), isOwnChange: true })
    const more = { lines: [{ line: 1, quantity: 2 }], shipping: false, total: '22.50' }
    expect(await send('POST', `orders/${id}/refund`, more)).toMatchObject({
      status: 422,
      body: { code: 'refund_exceeds', data: { line: 1 } },
    })
    const pdf = await api.get(`/shop/orders/${id}/credit-note.pdf?number=1`, sales)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
  })

  test.each([
    [{ lines: [], shipping: false }, 422, 'refund_empty'],
    [{ lines: [{ line: 0, quantity: 1 }], shipping: false }, 422, 'value_invalid'],
    [{ lines: [{ line: 1, quantity: 0.5 }], shipping: false }, 422, 'value_invalid'],
    [
      {
        lines: [
          { line: 1, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
        shipping: false,
      },
      422,
      'value_invalid',
    ],
    [{ lines: [{ line: 9, quantity: 1 }], shipping: false }, 422, 'refund_exceeds'],
    [{ lines: 'all' }, 422, 'fields_invalid'],
  ])('refuses the refund %j', async (body, status, code) => {
    const { id } = await newOrder()
    expect(await send('POST', `orders/${id}/refund-preview`, body)).toMatchObject({
      status,
      body: { code },
    })
  })

  test('keeps notes as text and lets their author delete them', async () => {
    const { id } = await newOrder()
    const added = await send('POST', `orders/${id}/notes`, { text: '<script>alert(1)</script>' })
    expect(added.body.notes).toMatchObject([
      { text: '<script>alert(1)</script>', author: 'Ada Keller' },
    ])
    const noteId = added.body.notes[0].id
    const removed = await send('DELETE', `orders/${id}/notes/${noteId}`)
    expect(removed.body.notes).toEqual([])
    expect(await lastAudit()).toMatchObject({ action: 'delete-note' })
    expect(await send('POST', `orders/${id}/notes`, { text: ' ' })).toMatchObject({ status: 422 })
  })

  test('adds, corrects and deletes parcels of an order that has been sent', async () => {
    const { id } = await newOrder()
    const parcel = { carrier: 'swiss-post', trackingNumber: '99.00.123456.12345678' }
    expect(await send('POST', `orders/${id}/shipments`, parcel)).toMatchObject({ status: 409 })
    await send('POST', `orders/${id}/status`, { to: 'completed' })
    const added = await send('POST', `orders/${id}/shipments`, parcel)
    const [shipment] = added.body.shipments
    expect(shipment).toMatchObject({ trackingNumber: '990012345612345678' })
    const path = `orders/${id}/shipments/${shipment.id}`
    const changed = await send('PATCH', path, { carrier: 'dhl', trackingNumber: '99001234' })
    expect(changed.body.shipments).toMatchObject([{ carrierName: 'DHL' }])
    expect((await send('DELETE', path)).body.shipments).toEqual([])
    expect(await send('DELETE', path)).toMatchObject({ status: 404 })
  })

  test('sends a mail again', async () => {
    const { id } = await newOrder()
    expect(await send('POST', `orders/${id}/resend`, { mail: 'confirmation' })).toMatchObject({
      status: 200,
    })
    expect(await send('POST', `orders/${id}/resend`, { mail: 'status' })).toMatchObject({
      status: 409,
      body: { code: 'mail_unknown' },
    })
  })

  test('changes several orders and names those that cannot change', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    await send('POST', `orders/${two.id}/status`, { to: 'cancelled' })
    const ids = [one.id, two.id, 'none']
    expect(await send('POST', 'orders/batch/status', { ids, to: 'completed' })).toMatchObject({
      status: 200,
      body: {
        changed: 1,
        refused: [
          { id: two.id, code: 'status_not_allowed' },
          { id: 'none', code: 'not_found' },
        ],
      },
    })
  })

  test('makes a picking list and a table of the chosen orders', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    const list = await send('POST', 'orders/batch/picking-list', { ids: [one.id, two.id] })
    expect(list.status).toBe(200)
    expect(list.body.slice(0, 5)).toBe('%PDF-')
    const query = new URLSearchParams({ ids: JSON.stringify([one.id]), lang: 'de' })
    const table = await api.get(`/admin/orders/export.csv?${query}`, sales)
    const bytes = new Uint8Array(await table.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain(`\r\n${one.number};`)
    expect(text).not.toContain(`\r\n${two.number};`)
  })

  test('filters the list by several statuses', async () => {
    const { id } = await newOrder()
    await send('POST', `orders/${id}/status`, { to: 'on-hold' })
    const query = new URLSearchParams({ status: '["on-hold","failed"]', sort: 'total' })
    const found = await send('GET', `orders?${query}`)
    expect(found.body).toMatchObject([{ id }])
    for (const wrong of ['status=["lost"]', 'status=[', 'from=yesterday', 'sort=password'])
      expect((await send('GET', `orders?${wrong}`)).status, wrong).toBe(422)
  })

  test('saves, shares and deletes views', async () => {
    const filters = { status: ['on-hold'] }
    const saved = await send('POST', 'saved-views', { list: 'orders', name: 'Waiting', filters })
    expect(saved).toMatchObject({ status: 200, body: { isOwn: true, isShared: false, filters } })
    const path = `saved-views/${saved.body.id}`
    expect(await send('PATCH', path, { isShared: true })).toMatchObject({
      body: { isShared: true },
    })
    expect((await send('GET', 'saved-views?list=orders')).body).toMatchObject([{ name: 'Waiting' }])
    expect((await send('GET', 'saved-views?list=payments')).body).toEqual([])
    const twice = await send('POST', 'saved-views', { list: 'orders', name: 'Waiting', filters })
    expect(twice).toMatchObject({ status: 409, body: { code: 'view_name_taken' } })
    expect((await send('DELETE', path)).status).toBe(200)
    expect((await send('DELETE', path)).status).toBe(404)
  })
})
