import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PostedItem } from '../../domain/order/price-line.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { findOrder } from './find-order.ts'
import { listOrders } from './list-orders.ts'
import { type OrderRequest, placeOrder } from './place-order.ts'
import { quoteOrder } from './quote.ts'
import { type ShopUnderTest, shopOn } from './shop-under-test.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe.each(databases)('orders on $name', ({ open }) => {
  let db: Database
  let shop: ShopUnderTest
  let request: OrderRequest
  let attempts = 0

  beforeAll(async () => {
    db = await open()
    shop = await shopOn(db)
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    attempts += 1
    request = {
      account: await shop.accountOf('claire.favre'),
      items: [
        await shop.line('Arnica montana', {}, 2),
        await shop.line('Belladonna', { dilution: '200', form: 'granules', size: 'tube-4g' }),
      ],
      payment: 'invoice',
      reference: 'Patient 12',
      note: 'Please ring.',
      idempotencyKey: `attempt ${attempts}`,
      language: 'fr',
    }
  })

  const place = (changes: Partial<OrderRequest> = {}) =>
    placeOrder(shop.services, { ...request, ...changes })

  const placed = async (changes: Partial<OrderRequest> = {}) => {
    const result = await place(changes)
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
    return result.value
  }

  const counts = async () => {
    const tables = ['orders', 'order_line', 'order_event', 'outbox'] as const
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    )
  }

  const refused = async (changes: Partial<OrderRequest>) => {
    const before = await counts()
    const result = await place(changes)
    expect(await counts()).toEqual(before)
    return result.ok ? undefined : result.refusal
  }

  const changedLine = (changes: Partial<PostedItem>) => [
    ...request.items.slice(0, 1),
    ...request.items.slice(1).map((item) => ({ ...item, ...changes })),
  ]

  const changedInfo = (changes: object) =>
    request.items.map((item, i) => (i ? { ...item, info: { ...item.info, ...changes } } : item))

  test('are kept as they were placed', async () => {
    const { isNew, ...order } = await placed()
    expect(isNew).toBe(true)
    expect(order).toMatchObject({
      status: 'processing',
      placedAt: shop.clock.now,
      discountRate: 1000,
      shipping: 431,
      reference: 'Patient 12',
      note: 'Please ring.',
      billing: { city: 'Lausanne' },
      shippingAddress: { city: 'Vevey', country: 'CH' },
    })
    expect(order.lines.map(({ name, quantity, icon }) => [name, quantity, icon])).toEqual([
      ['Arnica montana', 2, 'homeopathy'],
      ['Belladonna', 1, 'homeopathy'],
    ])
    expect(await findOrder(db, order.id)).toEqual(order)
  })

  test('add up', async () => {
    const { lines, subtotal, discount, shipping, total, vat } = await placed()
    for (const line of lines) expect(line.total).toBe(line.unitPrice * line.quantity)
    expect(sum(lines.map((line) => line.total))).toBe(subtotal)
    expect(discount).toBe(Math.round(subtotal / 10))
    expect(total).toBe(subtotal - discount + shipping)
    expect(sum(vat.map(({ gross }) => gross))).toBe(total)
    for (const { gross, net, vat: tax } of vat) expect(net + tax).toBe(gross)
  })

  test('are quoted as they will be placed', async () => {
    const quote = await quoteOrder(shop.services, request.account, request.items)
    const { lines, subtotal, discount, total, vat } = await placed()
    const same = lines.map(({ icon, ...line }) => line)
    expect(quote).toMatchObject({ value: { lines: same, subtotal, discount, total, vat } })
  })

  test('leave a confirmation to be mailed, an event, and wake the worker', async () => {
    const before = shop.woken()
    const { id, accountId } = await placed({ payment: 'advance' })
    expect(shop.woken()).toBe(before + 1)
    const jobs = await db.selectFrom('outbox').selectAll().execute()
    expect(jobs.filter(({ body }) => JSON.stringify(body).includes(id))).toMatchObject([
      { kind: 'order-confirmation', body: { orderId: id }, done_at: null },
    ])
    const events = await db
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', '=', id)
      .execute()
    expect(events).toMatchObject([{ status: 'on-hold', by_account: accountId }])
  })

  test('are one order under one key, however often and whenever it is sent', async () => {
    const [, ...before] = await counts()
    const results = await Promise.all(Array.from({ length: 8 }, () => placed()))
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    results.push(await placed())
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    for (const { isNew, ...order } of results) {
      const { isNew: _, ...first } = results[0] ?? { isNew }
      expect(order).toEqual(first)
    }
    const [, ...after] = await counts()
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([2, 1, 1])
  })

  test('have numbers without gaps, also when many come at once and some twice', async () => {
    const keys = Array.from({ length: 12 }, (_, i) => `many ${attempts} ${i % 9}`)
    await Promise.all(keys.map((idempotencyKey) => placed({ idempotencyKey })))
    const rows = await db.selectFrom('orders').select('number').orderBy('number').execute()
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1))
  })

  test('the order of keys in a line does not make it another order', async () => {
    const first = await placed()
    const turned = request.items.map(({ info, ...item }) => ({
      info: Object.fromEntries(Object.entries(info).reverse()) as PostedItem['info'],
      ...item,
    }))
    expect(await placed({ items: turned })).toMatchObject({ id: first.id, isNew: false })
  })

  test.each([
    ['a quantity', () => ({ items: changedLine({ quantity: 3 }) })],
    ['a line less', () => ({ items: request.items.slice(1) })],
    ['the payment', () => ({ payment: 'advance' })],
    ['the note', () => ({ note: 'Please do not ring.' })],
    ['the reference', () => ({ reference: 'Patient 13' })],
  ])('another body under the same key is refused: %s', async (_, change) => {
    await placed()
    expect(await refused(change())).toEqual({ code: 'key-reused' })
  })

  test('the same key of another account is another order', async () => {
    const first = await placed()
    const second = await placed({ account: await shop.accountOf('admin') })
    expect(second.id).not.toBe(first.id)
    expect(second.discount).toBe(0)
  })

  test.each([
    ['no lines', () => ({ items: [] }), { code: 'cart-empty' }],
    [
      'too many lines',
      () => ({ items: Array.from({ length: 201 }, () => request.items[0] as PostedItem) }),
      { code: 'too-many-lines' },
    ],
    ['another payment', () => ({ payment: 'barter' }), { code: 'payment-invalid' }],
    ['a prototype key', () => ({ payment: 'constructor' }), { code: 'payment-invalid' }],
    ...[0, -1, 1.5, 1_000, Number.NaN, 2 ** 53].map((quantity) => [
      `the quantity ${quantity}`,
      () => ({ items: changedLine({ quantity }) }),
      { code: 'quantity-invalid', line: 1 },
    ]),
    [
      "another product's id",
      () => ({ items: changedLine({ id: request.items[0]?.id ?? 0 }) }),
      { code: 'product-mismatch', line: 1 },
    ],
    [
      'no product',
      () => ({ items: changedLine({ id: 0 }) }),
      { code: 'product-mismatch', line: 1 },
    ],
    [
      'a lower price',
      () => ({ items: changedLine({ price: 1 as PostedItem['price'] }) }),
      { code: 'price-changed', line: 1 },
    ],
    [
      'a remedy that is none',
      () => ({ items: changedLine({ name: 'Nothing\u0000' }) }),
      { code: 'remedy-unknown', line: 1 },
    ],
    [
      'a name of 10 kB',
      () => ({ items: changedLine({ name: 'x'.repeat(10_000) }) }),
      { code: 'remedy-unknown', line: 1 },
    ],
    [
      'a cheaper dilution under a dearer id',
      () => ({ items: changedInfo({ dilution: '9' }) }),
      { code: 'product-mismatch', line: 1 },
    ],
    [
      'drops at 200CH',
      () => ({ items: changedInfo({ form: 'drops', size: 'bottle-30ml', carrier: 'water' }) }),
      { code: 'selection-impossible', line: 1 },
    ],
    [
      'a carrier without drops',
      () => ({ items: changedInfo({ carrier: 'water' }) }),
      { code: 'selection-impossible', line: 1 },
    ],
    [
      'a dilution that the remedy does not have',
      () => ({ items: changedInfo({ dilution: '31' }) }),
      { code: 'selection-impossible', line: 1 },
    ],
  ] as [string, () => Partial<OrderRequest>, object][])(
    'are refused: %s',
    async (_, change, refusal) => {
      expect(await refused(change())).toEqual(refusal)
    },
  )

  test.each(['reto.ammann', 'lucia.bernasconi', 'emma.whitfield'])(
    'are not for %s, who may not order',
    async (name) => {
      const account = await shop.accountOf(name)
      expect(await refused({ account })).toEqual({ code: 'not-allowed' })
    },
  )

  describe('with an account of its own', () => {
    const claire = () => request.account.accountId
    const change = (values: object) =>
      db.updateTable('account').set(values).where('id', '=', claire()).execute()
    const move = (kind: 'billing' | 'shipping', values: object) =>
      db
        .updateTable('address')
        .set(values)
        .where('account_id', '=', claire())
        .where('kind', '=', kind)
        .execute()

    beforeEach(() => async () => {
      await change({ user_can_order: true, state: 'active', discount_rate: 1000 })
      await move('shipping', { country: 'CH', city: 'Vevey' })
      await move('billing', { address1: 'Rue du Simplon 48' })
    })

    test('a right that is taken away counts at once', async () => {
      await change({ user_can_order: false })
      expect(await refused({})).toEqual({ code: 'not-allowed' })
    })

    test('a suspended account orders nothing', async () => {
      await change({ state: 'suspended' })
      expect(await refused({})).toEqual({ code: 'not-allowed' })
    })

    test('a discount that is changed counts at once', async () => {
      await change({ discount_rate: 2550 })
      const { subtotal, discount } = await placed()
      expect(discount).toBe(Math.round(subtotal * 0.255))
    })

    test('goes to the countries of the options only', async () => {
      await move('shipping', { country: 'FR' })
      expect(await refused({})).toEqual({ code: 'country-not-served' })
      await move('shipping', { country: 'LI' })
      expect(await place()).toMatchObject({ ok: true })
    })

    test('needs whole addresses', async () => {
      await move('billing', { address1: ' ' })
      expect(await refused({})).toEqual({ code: 'address-missing' })
    })

    test('goes to the billing address where there is no other', async () => {
      const shipping = await db
        .deleteFrom('address')
        .where('account_id', '=', claire())
        .where('kind', '=', 'shipping')
        .returningAll()
        .executeTakeFirstOrThrow()
      const order = await placed()
      expect(order.shippingAddress).toEqual(order.billing)
      await db.insertInto('address').values(shipping).execute()
    })
  })

  test('a price that was changed after an order does not change the order', async () => {
    const first = await placed()
    const id = request.items[0]?.id ?? 0
    const raise = (by: number) =>
      db
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', by) }))
        .where('id', '=', id)
        .execute()
    await raise(100)
    expect(await placed()).toMatchObject({ id: first.id, total: first.total })
    expect(await refused({ idempotencyKey: 'later' })).toEqual({ code: 'price-changed', line: 0 })
    await raise(-100)
  })

  test('a combination without a price is refused and counted', async () => {
    const slug = 'single-homeopathy-ch-granules-price-4-tube-4g'
    const gone = await db
      .deleteFrom('product')
      .where('slug', '=', slug)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(await refused({})).toEqual({ code: 'price-not-found', line: 1 })
    const misses = await db.selectFrom('price_miss').selectAll().execute()
    expect(misses).toMatchObject([{ slug, misses: 1 }])
    const { categories, record, ...columns } = gone
    await db
      .insertInto('product')
      .values({ ...columns, categories: json(categories), record: json(record) })
      .execute()
  })

  test('labels of the shop and codes are the same order line', async () => {
    const info = { scale: 'ch', dilution: '30CH', form: 'Globuli', size: 'Tube 1g' }
    const items = request.items
      .slice(0, 1)
      .map((item) => ({ ...item, name: ' arnica MONTANA ', info: { ...item.info, ...info } }))
    const { lines } = await placed({ items })
    expect(lines[0]).toMatchObject({ name: 'Arnica montana', info: request.items[0]?.info })
  })

  test.each([
    ['a\u0000b\r\nc', 'a b c', 'a b\nc'],
    ['  ', '', ''],
    ['x'.repeat(10_000), 'x'.repeat(100), 'x'.repeat(2_000)],
  ])('free text %# is kept harmless', async (text, reference, note) => {
    expect(await placed({ reference: text, note: text })).toMatchObject({ reference, note })
  })

  test.each(['\u0000', '', 'x'.repeat(10_000), '__proto__'])(
    'any text is a key: %#',
    async (key) => {
      const first = await placed({ idempotencyKey: key })
      expect(await placed({ idempotencyKey: key })).toMatchObject({ id: first.id })
    },
  )

  test("are listed, the newest first, the account's own only", async () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
    const { id, number, total, lines } = await placed()
    const [newest, ...others] = await listOrders(db, request.account.accountId)
    expect(newest).toMatchObject({ id, number, total, placedAt: shop.clock.now })
    expect(newest?.lines.map(({ name }) => name)).toEqual(lines.map(({ name }) => name))
    const numbers = others.map((order) => order.number)
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    expect(await listOrders(db, 'nobody')).toEqual([])
  })
})
