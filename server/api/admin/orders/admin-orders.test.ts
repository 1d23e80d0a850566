import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { addSmallCatalogue } from '../../catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../../orders.fixtures.ts'

type Headers = Record<string, string>

describe.each(databases)('order administration on $name', ({ open }) => {
  let api: TestApi
  let orders: ReturnType<typeof openTestOrders>
  let administrator: Headers
  let customer: Headers
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    orders = openTestOrders(api)
    await addSmallCatalogue(db)
    administrator = await api.staff('administrator')
    customer = await orders.newCustomer()
    return () => closeDatabase(db)
  })

  const newOrder = async (by = customer): Promise<{ id: string; number: number }> =>
    (await orders.place(by, order, crypto.randomUUID())).body
  const change = async (id: string, body: object, headers = administrator) => {
    const answer = await api.post(`/admin/orders/${id}/status`, body, headers)
    return { status: answer.status, body: await answer.json() }
  }

  test('refuses every call of customers', async () => {
    const { id } = await newOrder()
    const calls = [
      (headers: Headers) => api.get('/admin/orders', headers),
      (headers: Headers) => api.get(`/admin/orders/${id}`, headers),
      (headers: Headers) => api.post(`/admin/orders/${id}/status`, { to: 'completed' }, headers),
    ]
    for (const call of calls) {
      expect((await call({})).status).toBe(401)
      const refused = await call(customer)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'staff_only' })
    }
    const seen = await api.get(`/admin/orders/${id}`, administrator)
    expect(await seen.json()).toMatchObject({ id, status: 'processing' })
  })

  test('lists orders by status in pages', async () => {
    const { id, number } = await newOrder()
    await newOrder()
    await change(id, { to: 'on-hold' })
    const held = await api.get('/admin/orders?status=on-hold', administrator)
    expect(held.headers.get('content-range')).toBe('orders 0-0/1')
    expect(await held.json()).toMatchObject([
      { id, number, status: 'on-hold', total: '26.81', customer: { firstName: 'Ada' } },
    ])
    const named = await api.get(`/admin/orders?ids=${JSON.stringify([id])}`, administrator)
    expect(await named.json()).toMatchObject([{ id, number }])
    const one = await api.get('/admin/orders?range=[1,1]', administrator)
    expect(await one.json()).toMatchObject([{ id }])
    expect(one.headers.get('content-range')).toMatch(/^orders 1-1\/\d+$/)
  })

  test.each(['status=lost', 'range=0', 'range=[1]', 'range=[a,b]'])(
    'refuses the list query %s',
    async (query) => {
      expect((await api.get(`/admin/orders?${query}`, administrator)).status).toBe(422)
    },
  )

  test('changes the status with a parcel', async () => {
    const { id } = await newOrder()
    const sent = {
      to: 'completed',
      note: 'Bon voyage',
      carrier: 'dhl',
      trackingNumber: '99 001 234',
    }
    expect(await change(id, sent)).toMatchObject({
      status: 200,
      body: {
        status: 'completed',
        next: ['refunded'],
        events: [{ status: 'processing' }, { status: 'completed', note: 'Bon voyage' }],
        shipments: [{ carrier: 'dhl', trackingNumber: '99001234' }],
      },
    })
    expect(await change(id, { to: 'cancelled' })).toMatchObject({
      status: 409,
      body: { code: 'status_not_allowed', data: { from: 'completed' } },
    })
  })

  test('records a change of the status once, with note and parcel', async () => {
    const { id, number } = await newOrder()
    const parcel = { carrier: 'dhl', trackingNumber: '99 001 234' }
    await change(id, { to: 'completed', note: 'Bon voyage', ...parcel })
    const events = await api.services.db
      .selectFrom('audit_event')
      .select(['action', 'label', 'before', 'after'])
      .where('record_id', '=', id)
      .execute()
    expect(events).toEqual([
      {
        action: 'status',
        label: `Order ${number}`,
        before: { status: 'processing' },
        after: {
          ...{ status: 'completed', note: 'Bon voyage' },
          ...{ carrier: 'dhl', trackingNumber: '99001234' },
        },
      },
    ])
  })

  test.each([
    [{ to: 'lost' }, 422, 'value_invalid'],
    [{}, 422, 'value_invalid'],
    [{ to: 'completed', trackingNumber: '<b>' }, 422, 'tracking_invalid'],
    [{ to: 'on-hold', carrier: 'dhl', trackingNumber: '99001234' }, 422, 'tracking_invalid'],
  ])('refuses the change %j', async (body, status, code) => {
    const { id } = await newOrder()
    expect(await change(id, body)).toMatchObject({ status, body: { code } })
  })

  test('responds 404 to unknown orders', async () => {
    expect((await api.get('/admin/orders/none', administrator)).status).toBe(404)
    expect((await change('none', { to: 'completed' })).status).toBe(404)
  })

  test('reorders only for the customer of the order', async () => {
    const { id } = await newOrder()
    const again = async (headers: Headers, path = id) => {
      const answer = await api.post(`/shop/orders/${path}/reorder`, undefined, headers)
      return { status: answer.status, body: await answer.json() }
    }
    expect(await again(customer)).toEqual({
      status: 200,
      body: {
        items: [
          {
            line: 1,
            price: '12.50',
            ...order.items[0],
            info: { ...order.items[0]?.info, remedy: 112 },
          },
        ],
        changes: [],
      },
    })
    expect((await again(await orders.newCustomer())).status).toBe(404)
    expect((await again(administrator)).status).toBe(404)
    expect((await again(customer, 'none')).status).toBe(404)
    expect((await again({})).status).toBe(401)
  })

  test('reports changes since the order', async () => {
    const { id } = await newOrder()
    const { db } = api.services
    const set = (price: number) => db.updateTable('product').set({ price }).execute()
    await set(1_300)
    const dearer = await api.post(`/shop/orders/${id}/reorder?lang=en`, undefined, customer)
    expect(await dearer.json()).toMatchObject({
      items: [{ price: '13.00' }],
      changes: [{ line: 1, code: 'price_changed', before: '12.50', now: '13.00' }],
    })
    await set(1_250)
    await db.updateTable('remedy').set({ id: 999 }).execute()
    const gone = await api.post(`/shop/orders/${id}/reorder`, undefined, customer)
    expect(await gone.json()).toMatchObject({
      items: [],
      changes: [{ line: 1, code: 'remedy_unknown', before: '12.50' }],
    })
    await db.updateTable('remedy').set({ id: 112 }).execute()
  })
})
