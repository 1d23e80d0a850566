import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import { openTestApi, type TestApi, testOrigin } from './api.fixtures.ts'
import { addSmallCatalogue } from './catalogue/small-catalogue.fixtures.ts'
import { address, info, item, openTestOrders, order, withItem } from './orders.fixtures.ts'

const arnica = 'Homeopathy: Arnica 30CH'
const custom = (substances: unknown, more = {}) =>
  withItem({ info: { type: 'custom', substances, form: 'drops', size: 'bottle-30ml', ...more } })

describe.each(databases)('refused orders by the API on $name', ({ open }) => {
  let api: TestApi
  let orders: ReturnType<typeof openTestOrders>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    orders = openTestOrders(api)
    await addSmallCatalogue(db)
    return () => closeDatabase(db)
  })

  test.each([
    ['quantity_invalid', 422, '0.quantity', withItem({ quantity: 0 })],
    ['quantity_invalid', 422, '0.quantity', withItem({ quantity: -1 })],
    ['quantity_invalid', 422, '0.quantity', withItem({ quantity: 1e9 })],
    ['quantity_invalid', 422, '0.quantity', withItem({ quantity: 1.5 })],
    ['quantity_invalid', 422, '0.quantity', withItem({ quantity: 1e300 })],
    ['remedy_unknown', 422, '0.name', withItem({ name: 'Perpetuum mobile' })],
    ['remedy_unknown', 422, '0.name', withItem({ name: '__proto__' })],
    [
      'selection_impossible',
      422,
      '0.info.dilution',
      withItem({ info: { ...info, dilution: '200' } }),
    ],
    ['selection_impossible', 422, '0.info.form', withItem({ info: { ...info, form: 'toString' } })],
    ['price_not_found', 422, '0.info', withItem({ info: { ...info, dilution: '5' } })],
    ['product_mismatch', 422, '0.id', withItem({ id: 60_002 })],
    ['product_mismatch', 422, '0.id', withItem({ id: -1.5 })],
    ['price_changed', 409, '0.price', withItem({ price: '12.45' })],
    ['terms_changed', 409, undefined, { ...order, expected_total: '26.80' }],
    ['price_changed', 409, '1.price', { ...order, items: [item, { ...item, price: '0.00' }] }],
    ['remedy_unknown', 422, '0.name', withItem({ info: { type: 'gemmotherapy', size: '30ml' } })],
    ['remedy_unknown', 422, '0.name', withItem({ info: { type: 'schussler', form: 'pl_6' } })],
    ['product_unknown', 422, '0.id', withItem({ id: 2 ** 40, info: { type: 'kit' } })],
    ['product_unknown', 422, '0.id', withItem({ info: { type: 'otc', constructor: 1 } })],
    [
      'remedy_unknown',
      422,
      '0.info.substances.1.remedy',
      custom([arnica, { type: 'Homeopathy', remedy: 2e9 }]),
    ],
    [
      'selection_impossible',
      422,
      '0.info.substances.0.dilution',
      custom([{ type: 'Homeopathy', remedy: 112, scale: 'CH', dilution: 29 }]),
    ],
    ['selection_impossible', 422, '0.info.substances.1.type', custom([arnica, 'Gold: Aurum 30CH'])],
    ['selection_impossible', 422, '0.info.substances', custom([])],
    ['selection_impossible', 422, '0.info.carrier', custom([arnica], { carrier: 'water' })],
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
  ])('refuses with %s and status %i: %s', async (code, status, where, body) => {
    const customer = await orders.newCustomer()
    const refused = await orders.place(customer, body)
    expect(refused.status).toBe(status)
    const { message, data } = refused.body
    expect(refused.body.code).toBe(code)
    expect(message).toMatch(/\S/)
    expect(data.status).toBe(status)
    expect(data.line).toBe(where && Number(where[0]))
    expect(data.fields).toEqual(where && { [`items.${where}`]: message })
    expect(await orders.listOf(customer)).toEqual([])
  })

  test.each([
    ['items', { ...order, items: undefined }],
    ['items', { ...order, items: { 0: item } }],
    ['items.0', { ...order, items: [null] }],
    ['items.0.id', withItem({ id: '60001' })],
    ['items.0.quantity', withItem({ quantity: '2' })],
    ['items.0.quantity', withItem({ quantity: null })],
    ['items.0.name', withItem({ name: 'x'.repeat(10_000) })],
    ['items.0.name', withItem({ name: 'Arnica\u007f' })],
    ['items.0.info', withItem({ info: undefined })],
    ['items.0.info', withItem({ info: [] })],
    ['items.0.info.type', withItem({ info: { ...info, type: 'mixture' } })],
    ['items.0.info.type', withItem({ info: { ...info, type: ['homeopathy'] } })],
    ['items.0.info.type', withItem({ info: { ...info, type: '__proto__' } })],
    ['items.0.info.type', withItem({ info: { size: '30ml' } })],
    ['items.0.info.size', withItem({ info: { type: 'oligotherapy', size: 30 } })],
    ['items.0.info.form', withItem({ info: { type: 'schussler' } })],
    ['items.0.info.form', withItem({ info: { type: 'schussler', form: { length: 4 } } })],
    ['items.0.info.substances', withItem({ info: { ...info, type: 'custom' } })],
    ['items.0.info.substances', custom('Homeopathy: Arnica 30CH')],
    ['items.0.info.substances', custom(Array(1_000).fill(arnica))],
    ['items.0.info.substances.0', custom([null])],
    ['items.0.info.substances.1', custom([arnica, 'x'.repeat(10_000)])],
    ['items.0.info.size', withItem({ info: { ...info, size: ['tube-1g'] } })],
    ['items.0.price', withItem({ price: 12.5 })],
    ['items.0.price', withItem({ price: '-12.50' })],
    ['payment', { ...order, payment: 'gratis' }],
    ['payment', { ...order, payment: undefined }],
    ['reference', { ...order, reference: 'one line\r\nand another' }],
    ['reference', { ...order, reference: 'x'.repeat(101) }],
    ['note', { ...order, note: 'x'.repeat(10_000) }],
    ['note', { ...order, note: 'ring\u007f' }],
  ])('refuses an invalid %s', async (field, body) => {
    const refused = await orders.place(await orders.newCustomer(), body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.data.fields)).toEqual([field])
  })

  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
  const mixtureOfJunk = { ...info, type: 'custom', substances: Array(50).fill({}) }
  test.each([
    ['300,000 of nothing', { ...order, items: Array(300_000).fill({}) }],
    ['200,000 of null', { ...order, items: Array(200_000).fill(null) }],
    ['mixtures of junk', { ...order, items: Array(200).fill({ ...item, info: mixtureOfJunk }) }],
    ['a name of lists in lists', withItem({ name: nested(1_000) })],
    ['an info of lists in lists', withItem({ info: nested(1_000) })],
    ['a substance of lists in lists', custom([nested(1_000)])],
    ['many unknown names', { ...Object.fromEntries(Array(9_000).entries()), items: [{}] }],
  ])('responds briefly to large invalid bodies: %s', async (_, body) => {
    const refused = await orders.place(await orders.newCustomer(), body)
    expect(refused.status).toBe(422)
    const { length } = Object.keys(refused.body.data.fields)
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(20)
  })

  test.each([
    ['none', {}],
    ['an empty one', { 'idempotency-key': '' }],
    ['a long one', { 'idempotency-key': 'x'.repeat(201) }],
    ['one with a space', { 'idempotency-key': 'a b' }],
  ])('requires an idempotency key: %s', async (_, headers) => {
    const answer = await api.post('/shop/orders', order, {
      ...(await orders.newCustomer()),
      ...headers,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'key_missing' })
  })

  const withForm =
    'Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.'
  const contact =
    'Unfortunately you cannot order in the shop. Please contact us to enable this function.'
  test.each([
    [true, 'order_with_form', withForm],
    [false, 'order_not_enabled', contact],
  ])(
    'requires the right to order (order form allowed: %s)',
    async (user_can_order_with_form, code, message) => {
      const customer = await orders.newCustomer({ user_can_order: false, user_can_order_with_form })
      const token = await api.post('/shop/checkout-token', undefined, customer)
      const refused = { code, message, data: { status: 403 } }
      expect(await orders.place(customer, order)).toEqual({ status: 403, body: refused })
      expect({ status: token.status, body: await token.json() }).toEqual({
        status: 403,
        body: refused,
      })
    },
  )

  it('requires an address in a served country', async () => {
    const { id } = await api.newAccount()
    const customer = await api.bearer(id)
    const message =
      'Billing address: name is missing. Billing address: street is missing. ' +
      'Billing address: postcode is missing. Billing address: city is missing.'
    expect(await orders.place(customer, order)).toMatchObject({
      body: { code: 'address_missing', message },
    })
    await api.services.db
      .insertInto('address')
      .values({ id: newId(), account_id: id, kind: 'billing', ...address, country: 'FR' })
      .execute()
    expect(await orders.place(customer, order)).toMatchObject({
      body: {
        code: 'country_not_served',
        data: { fields: { billingCountry: expect.stringMatching(/country/) } },
      },
    })
  })

  test.each([
    ['en', 'Shipping address: street is missing.'],
    ['de', 'Lieferadresse: Strasse fehlt.'],
    ['fr', /^Adresse de livraison.*veuillez indiquer la rue\.$/],
    ['it', /^Indirizzo di consegna.*la via\.$/],
  ])('names the missing address field in %s', async (lang, message) => {
    const { id } = await api.newAccount()
    await api.services.db
      .insertInto('address')
      .values([
        { id: newId(), account_id: id, kind: 'billing', ...address },
        { id: newId(), account_id: id, kind: 'shipping', ...address, address1: '' },
      ])
      .execute()
    const { body } = await orders.place(await api.bearer(id), { ...order, language: lang })
    expect(body).toMatchObject({
      code: 'address_missing',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      data: { fields: { shippingAddress1: expect.any(String) } },
    })
    expect(Object.keys(body.data.fields)).toEqual(['shippingAddress1'])
  })

  it('names every refused line', async () => {
    const customer = await orders.newCustomer()
    const items = [{ ...item, quantity: 0 }, item, { ...item, name: 'None' }]
    const { body } = await orders.place(customer, { ...order, items })
    expect(body.data).toMatchObject({
      line: 0,
      lines: [
        { line: 0, code: 'quantity_invalid', field: 'quantity' },
        { line: 2, code: 'remedy_unknown', field: 'name' },
      ],
    })
    expect(Object.keys(body.data.fields)).toEqual(['items.0.quantity', 'items.2.name'])
  })

  test.each([
    ['POST', '/shop/orders', 'Please log in or register to buy products.'],
    ['POST', '/shop/checkout-token', 'Please log in or register to buy products.'],
    ['GET', '/sn_api/user/orders', 'You must be logged in to view your orders.'],
  ])('requires a session for %s %s', async (method, path, message) => {
    const answer = await api.request(path, { method })
    expect(answer.status).toBe(401)
    expect((await answer.json()).message).toBe(message)
    const ended = await api.request(path, { method, headers: { authorization: 'Bearer x' } })
    expect((await ended.json()).code).toBe('session_expired')
  })

  it('refuses a cross-site request with the session cookie', async () => {
    const { authorization } = await orders.newCustomer()
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
    expect((await orders.place({ cookie, origin: testOrigin }, order)).status).toBe(201)
    const bearer = { authorization, origin: 'https://practice.example' }
    expect((await orders.place(bearer, order)).status).toBe(201)
  })
})
