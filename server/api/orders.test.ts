import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase } from '../db/client.ts'
import type { AddressKind } from '../db/tables/accounts.ts'
import { readCheckoutToken } from '../orders/checkout-token.ts'
import { type ApiUnderTest, apiOn, testOrigin } from './api-under-test.ts'
import { addSmallCatalogue } from './small-catalogue.ts'

const address = {
  first_name: 'Ada',
  last_name: 'Keller',
  company: '',
  address1: 'Gerbergasse 4',
  address2: '',
  postcode: '4001',
  city: 'Basel',
  state: 'BS',
  country: 'CH',
}
const info = {
  type: 'homeopathy',
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}
const item = { id: 60_001, quantity: 2, name: 'Arnica', info }
const order = { items: [item], payment: 'invoice' }
const withItem = (changes: Record<string, unknown>) => ({
  ...order,
  items: [{ ...item, ...changes }],
})

describe.each(databases)('orders on $name', ({ open }) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    const db = await open()
    api = apiOn(db)
    await addSmallCatalogue(db)
    return () => closeDatabase(db)
  })

  /** Headers of a new customer who has an address. */
  const newCustomer = async (changes = {}) => {
    const { id } = await api.newAccount({ discount_rate: 1_000, ...changes })
    const kinds: AddressKind[] = ['billing', 'shipping']
    await api.services.db
      .insertInto('address')
      .values(kinds.map((kind) => ({ account_id: id, kind, ...address })))
      .execute()
    return api.bearer(id)
  }
  const place = async (headers: Record<string, string>, body: unknown, key = 'key-1') => {
    const answer = await api.post('/shop/orders', body, { 'idempotency-key': key, ...headers })
    return { status: answer.status, body: await answer.json() }
  }
  const listOf = async (headers: Record<string, string>) =>
    (await api.get('/sn_api/user/orders', headers)).json()

  it('are placed with the totals that the server finds', async () => {
    const customer = await newCustomer()
    const body = { ...order, reference: 'Praxis 7', note: 'Bitte\nklingeln' }
    const placed = await place(customer, body)
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
            info,
          },
        ],
      },
    })
    const { id, number } = placed.body
    expect(await listOf(customer)).toEqual([
      {
        id,
        number,
        date_created: '2026-11-21T08:00:00.000Z',
        status: 'processing',
        total: '26.81',
        line_items: [{ id: 1, name: 'Arnica', quantity: 2, total: '25.00' }],
      },
    ])
  })

  it('are placed once however often they are sent, also at once', async () => {
    const customer = await newCustomer()
    const first = await Promise.all(Array.from({ length: 5 }, () => place(customer, order)))
    const again = await place(customer, { payment: 'invoice', items: [{ ...item, info }] })
    for (const answer of [...first, again]) expect(answer).toEqual(first[0])
    expect(first[0]?.status).toBe(201)
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('are another under another key, and nothing under the same with another body', async () => {
    const customer = await newCustomer()
    const one = await place(customer, order, 'a')
    const other = await place(customer, order, 'b')
    expect(other.body.id).not.toBe(one.body.id)
    const reused = await place(customer, withItem({ quantity: 3 }), 'a')
    expect(reused).toMatchObject({ status: 409, body: { code: 'key_reused' } })
    expect(await listOf(customer)).toHaveLength(2)
  })

  it("are each customer's own, under whatever key", async () => {
    const [one, other] = [await newCustomer(), await newCustomer()]
    const placed = await place(one, order, 'shared')
    expect(await listOf(other)).toEqual([])
    const second = await place(other, order, 'shared')
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(placed.body.id)
  })

  it('are not cheaper for what is sent along', async () => {
    const customer = await newCustomer()
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
    const { status, body: placed } = await place(customer, body)
    expect(status).toBe(201)
    expect(placed).toMatchObject({ total: '26.81', discount: '2.50', status: 'processing' })
    expect(await listOf(customer)).toHaveLength(1)
  })

  test.each([
    ['quantity_invalid', 422, 0, withItem({ quantity: 0 })],
    ['quantity_invalid', 422, 0, withItem({ quantity: 1.5 })],
    ['quantity_invalid', 422, 0, withItem({ quantity: 1e300 })],
    ['remedy_unknown', 422, 0, withItem({ name: 'Perpetuum mobile' })],
    ['remedy_unknown', 422, 0, withItem({ name: '__proto__' })],
    ['selection_impossible', 422, 0, withItem({ info: { ...info, dilution: '200' } })],
    ['selection_impossible', 422, 0, withItem({ info: { ...info, form: 'toString' } })],
    ['price_not_found', 422, 0, withItem({ info: { ...info, dilution: '5' } })],
    ['product_mismatch', 422, 0, withItem({ id: 60_002 })],
    ['product_mismatch', 422, 0, withItem({ id: -1.5 })],
    ['price_changed', 409, 0, withItem({ price: '12.45' })],
    ['price_changed', 409, 1, { ...order, items: [item, { ...item, price: '0.00' }] }],
    ['cart_empty', 422, undefined, { ...order, items: [] }],
    [
      'too_many_lines',
      422,
      undefined,
      {
        ...order,
        items: Array.from({ length: 201 }, () => item),
      },
    ],
  ])('%s is refused with %i', async (code, status, line, body) => {
    const customer = await newCustomer()
    const refused = await place(customer, body)
    expect(refused.status).toBe(status)
    expect(refused.body).toEqual({
      code,
      message: expect.stringMatching(/\S/),
      data: line === undefined ? { status } : { status, line },
    })
    expect(await listOf(customer)).toEqual([])
  })

  test.each([
    ['items', { ...order, items: undefined }],
    ['items', { ...order, items: { 0: item } }],
    ['items.0', { ...order, items: [null] }],
    ['items.0.id', withItem({ id: '60001' })],
    ['items.0.quantity', withItem({ quantity: '2' })],
    ['items.0.quantity', withItem({ quantity: null })],
    ['items.0.name', withItem({ name: 'x'.repeat(10_000) })],
    ['items.0.name', withItem({ name: 'Arnica\0' })],
    ['items.0.info', withItem({ info: undefined })],
    ['items.0.info.type', withItem({ info: { ...info, type: 'custom' } })],
    ['items.0.info.size', withItem({ info: { ...info, size: ['tube-1g'] } })],
    ['items.0.price', withItem({ price: 12.5 })],
    ['items.0.price', withItem({ price: '-12.50' })],
    ['payment', { ...order, payment: 'gratis' }],
    ['payment', { ...order, payment: undefined }],
    ['reference', { ...order, reference: 'one line\r\nand another' }],
    ['reference', { ...order, reference: 'x'.repeat(101) }],
    ['note', { ...order, note: 'x'.repeat(10_000) }],
    ['note', { ...order, note: 'ring\0' }],
  ])('are not taken with such %s', async (field, body) => {
    const refused = await place(await newCustomer(), body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.data.fields)).toEqual([field])
  })

  test.each([
    ['none', {}],
    ['an empty one', { 'idempotency-key': '' }],
    ['a long one', { 'idempotency-key': 'x'.repeat(201) }],
    ['one with a space', { 'idempotency-key': 'a b' }],
  ])('need a key: %s', async (_, headers) => {
    const answer = await api.post('/shop/orders', order, {
      ...(await newCustomer()),
      ...headers,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'key_missing' })
  })

  it('may be of two hundred lines, and of no more than a megabyte', async () => {
    const customer = await newCustomer()
    const items = Array.from({ length: 200 }, () => ({ ...item, unknown: 'x'.repeat(1_000) }))
    expect((await place(customer, { ...order, items })).status).toBe(201)
    const tooLarge = await place(customer, { ...order, unknown: 'x'.repeat(2 ** 20) }, 'other')
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  const withForm =
    'Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.'
  const contact =
    'Unfortunately you cannot order in the shop. Please contact us to enable this function.'
  test.each([
    [true, 'order_with_form', withForm],
    [false, 'order_not_enabled', contact],
  ])(
    'need the right to order (with the form: %s)',
    async (user_can_order_with_form, code, message) => {
      const customer = await newCustomer({ user_can_order: false, user_can_order_with_form })
      const token = await api.post('/shop/checkout-token', undefined, customer)
      const refused = { code, message, data: { status: 403 } }
      expect(await place(customer, order)).toEqual({ status: 403, body: refused })
      expect({ status: token.status, body: await token.json() }).toEqual({
        status: 403,
        body: refused,
      })
    },
  )

  it('need an address in a country that is served', async () => {
    const { id } = await api.newAccount()
    const customer = await api.bearer(id)
    expect(await place(customer, order)).toMatchObject({ body: { code: 'address_missing' } })
    await api.services.db
      .insertInto('address')
      .values({ account_id: id, kind: 'billing', ...address, country: 'FR' })
      .execute()
    expect(await place(customer, order)).toMatchObject({ body: { code: 'country_not_served' } })
  })

  test.each([
    ['POST', '/shop/orders', 'Please log in or register to buy products.'],
    ['POST', '/shop/checkout-token', 'Please log in or register to buy products.'],
    ['GET', '/sn_api/user/orders', 'You must be logged in to view your orders.'],
  ])('%s %s needs a login', async (method, path, message) => {
    const answer = await api.request(path, { method })
    expect(answer.status).toBe(401)
    expect((await answer.json()).message).toBe(message)
    const ended = await api.request(path, { method, headers: { authorization: 'Bearer x' } })
    expect((await ended.json()).code).toBe('session_expired')
  })

  it('cannot be placed by another site with the cookie of ours', async () => {
    const { authorization } = await newCustomer()
    const cookie = `__Host-officina=${authorization.slice('Bearer '.length)}`
    const sites: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const site of sites) {
      for (const path of ['/shop/orders', '/shop/checkout-token']) {
        const headers = { cookie, 'idempotency-key': 'k', ...site }
        const answer = await api.post(path, order, headers)
        expect(answer.status).toBe(403)
        expect((await answer.json()).code).toBe('other_site')
      }
    }
    expect((await place({ cookie, origin: testOrigin }, order)).status).toBe(201)
    const bearer = { authorization, origin: 'https://practice.example' }
    expect((await place(bearer, order)).status).toBe(201)
  })

  it('are checked out with a token of one account and ten minutes', async () => {
    const { id } = await api.newAccount()
    const answer = await api.post('/shop/checkout-token', undefined, await api.bearer(id))
    expect(answer.status).toBe(200)
    const { jwt } = await answer.json()
    const accountAfter = (minutes: number) =>
      readCheckoutToken(api.services, jwt, new Date(api.clock.now.getTime() + minutes * 60_000))
    expect(await accountAfter(9)).toBe(id)
    expect(await accountAfter(10)).toBeUndefined()
  })

  test.each([
    ['?lang=it', { language: 'fr' }, 'it'],
    ['', { language: 'fr' }, 'fr'],
    ['', {}, 'de'],
  ])('are confirmed in the language of %j %j', async (query, more, language) => {
    const customer = { ...(await newCustomer()), 'idempotency-key': 'k', 'accept-language': 'en' }
    const answer = await api.post(`/shop/orders${query}`, { ...order, ...more }, customer)
    const { id } = await answer.json()
    const stored = api.services.db.selectFrom('orders').select('language').where('id', '=', id)
    expect(await stored.executeTakeFirst()).toEqual({ language })
  })
})
