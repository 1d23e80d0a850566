import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { readPageToken } from '../../accounts/login/page-token.ts'
import { changeContent } from '../../content/content-version.ts'
import { closeDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { addSmallCatalogue } from '../catalogue/small-catalogue.fixtures.ts'
import { info, item, openTestOrders, order, withItem } from '../orders.fixtures.ts'

describe.each(databases)('the order API on $name', ({ open }) => {
  let api: TestApi
  let orders: ReturnType<typeof openTestOrders>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    orders = openTestOrders(api)
    await addSmallCatalogue(db)
    return () => closeDatabase(db)
  })

  it('places an order with totals computed by the server', async () => {
    const customer = await orders.newCustomer()
    const body = {
      ...order,
      ...{ reference: 'Praxis 7', note: 'Bitte\nklingeln', expected_total: '26.81' },
    }
    const placed = await orders.place(customer, body)
    expect(placed).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        number: expect.any(Number),
        date_created: '2026-11-21T08:00:00.000Z',
        status: 'processing',
        currency: 'CHF',
        payment: 'invoice',
        reference: 'Praxis 7',
        note: 'Bitte\nklingeln',
        subtotal: '25.00',
        discount: '2.50',
        shipping: '4.31',
        fee: '0.00',
        total: '26.81',
        vat: [{ rate: '2.6', gross: '26.81', net: '26.13', vat: '0.68' }],
        line_items: [
          {
            id: 1,
            product_id: 60_001,
            name: 'Arnica',
            quantity: 2,
            price: '12.50',
            total: '25.00',
            info: { ...info, remedy: 112 },
          },
        ],
      },
    })
    const { id, number } = placed.body
    expect(await orders.listOf(customer)).toEqual([
      {
        id,
        number,
        date_created: '2026-11-21T08:00:00.000Z',
        status: 'processing',
        total: '26.81',
        line_items: [
          { id: 1, name: 'Arnica', quantity: 2, total: '25.00', info: { ...info, remedy: 112 } },
        ],
      },
    ])
  })

  it('places one order for concurrent and repeated requests', async () => {
    const customer = await orders.newCustomer()
    const first = await Promise.all(Array.from({ length: 5 }, () => orders.place(customer, order)))
    const again = await orders.place(customer, { payment: 'invoice', items: [{ ...item, info }] })
    for (const answer of [...first, again]) expect(answer).toEqual(first[0])
    expect(first[0]?.status).toBe(201)
    expect(await orders.listOf(customer)).toHaveLength(1)
  })

  it('refuses orders above the account’s rate, but accepts retries', async () => {
    await changeContent(api.services.db, (trx) =>
      trx
        .insertInto('option')
        .values({ name: 'order_rate', language: '', value: json({ at_once: 2, per_minute: 60 }) })
        .execute(),
    )
    const customer = await orders.newCustomer()
    for (const key of ['a', 'b', 'a'])
      expect((await orders.place(customer, order, key)).status).toBe(201)
    const headers = { 'idempotency-key': 'c', ...customer }
    const refused = await api.post('/shop/orders?lang=de', order, headers)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toEqual({
      code: 'too_many_orders',
      message: expect.stringContaining('Bitte warten Sie'),
      data: { status: 429 },
    })
    api.clock.now = new Date(api.clock.now.getTime() + 2_000)
    expect((await orders.place(customer, order, 'c')).status).toBe(201)
    await changeContent(api.services.db, (trx) =>
      trx.deleteFrom('option').where('name', '=', 'order_rate').execute(),
    )
    api.clock.now = new Date(api.clock.now.getTime() - 2_000)
  })

  it('refuses an order below the minimum and says what is missing', async () => {
    const { db } = api.services
    await changeContent(db, (trx) =>
      trx
        .insertInto('option')
        .values({ name: 'minimum_order', language: '', value: json(2_500) })
        .execute(),
    )
    const refused = await orders.place(await orders.newCustomer(), order)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'below_minimum', data: { missing: '2.50' } },
    })
    expect(refused.body.message).toContain('2,50')
    await changeContent(db, (trx) =>
      trx.deleteFrom('option').where('name', '=', 'minimum_order').execute(),
    )
  })

  it('places another order under another key and refuses another body under the same key', async () => {
    const customer = await orders.newCustomer()
    const one = await orders.place(customer, order, 'a')
    const other = await orders.place(customer, order, 'b')
    expect(other.body.id).not.toBe(one.body.id)
    const reused = await orders.place(customer, withItem({ quantity: 3 }), 'a')
    expect(reused).toMatchObject({ status: 409, body: { code: 'key_reused' } })
    expect(await orders.listOf(customer)).toHaveLength(2)
  })

  it('separates the orders and keys of customers', async () => {
    const [one, other] = [await orders.newCustomer(), await orders.newCustomer()]
    const placed = await orders.place(one, order, 'shared')
    expect(await orders.listOf(other)).toEqual([])
    const second = await orders.place(other, order, 'shared')
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(placed.body.id)
  })

  it('ignores prices and discounts in the body', async () => {
    const customer = await orders.newCustomer()
    const body = {
      ...withItem({ total: '0.00', unitPrice: 1, vatRate: 0 }),
      account: { accountId: 'x', discountRate: 10_000 },
      accountId: 'x',
      discount: '25.00',
      discountRate: 10_000,
      shipping: 0,
      total: '0.00',
      status: 'completed',
      number: 1,
    }
    const { status, body: placed } = await orders.place(customer, body)
    expect(status).toBe(201)
    expect(placed).toMatchObject({ total: '26.81', discount: '2.50', status: 'processing' })
    expect(await orders.listOf(customer)).toHaveLength(1)
  })

  it('accepts two hundred lines and refuses a body above one megabyte', async () => {
    const customer = await orders.newCustomer()
    const items = Array.from({ length: 200 }, () => ({ ...item, unknown: 'x'.repeat(1_000) }))
    expect((await orders.place(customer, { ...order, items })).status).toBe(201)
    const tooLarge = await orders.place(
      customer,
      { ...order, unknown: 'x'.repeat(2 ** 20) },
      'other',
    )
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('issues a checkout token for one account and ten minutes', async () => {
    const { id } = await api.newAccount()
    const answer = await api.post('/shop/checkout-token', undefined, await api.bearer(id))
    expect(answer.status).toBe(200)
    const { jwt } = await answer.json()
    const accountAfter = (minutes: number) =>
      readPageToken(api.services, jwt, new Date(api.clock.now.getTime() + minutes * 60_000))
    expect(await accountAfter(9)).toBe(id)
    expect(await accountAfter(10)).toBeUndefined()
  })

  test.each([
    ['?lang=it', { language: 'fr' }, 'it'],
    ['', { language: 'fr' }, 'fr'],
    ['', {}, 'de'],
  ])('confirms an order in the language of %j %j', async (query, more, language) => {
    const customer = {
      ...(await orders.newCustomer()),
      'idempotency-key': 'k',
      'accept-language': 'en',
    }
    const answer = await api.post(`/shop/orders${query}`, { ...order, ...more }, customer)
    const { id } = await answer.json()
    const stored = api.services.db.selectFrom('orders').select('language').where('id', '=', id)
    expect(await stored.executeTakeFirst()).toEqual({ language })
  })
})
