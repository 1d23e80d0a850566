import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import type { PostedItem } from '../../domain/order/posted-item.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { type OrderRequest, placeOrder } from './placing/place-order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('refused orders on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let request: OrderRequest
  let attempts = 0

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    attempts += 1
    request = await shop.request(`attempt ${attempts}`)
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
    if (result.ok) return undefined
    const { lines, current, ...first } = result.refusal
    // The order at current prices belongs to a changed price only.
    expect(current !== undefined).toBe(first.code === 'price-changed')
    // The first refused line is the refusal itself.
    if (first.line !== undefined) expect(lines?.[0]).toEqual(first)
    return first
  }

  const changedLine = (changes: Partial<PostedItem>) => [
    ...request.items.slice(0, 1),
    ...request.items.slice(1).map((item) => ({ ...item, ...changes })),
  ]

  const changedInfo = (changes: object) =>
    request.items.map((item, i) => (i ? { ...item, info: { ...item.info, ...changes } } : item))

  test.each([
    ['a quantity', () => ({ items: changedLine({ quantity: 3 }) })],
    ['a line less', () => ({ items: request.items.slice(1) })],
    ['the payment', () => ({ payment: 'advance' })],
    ['the note', () => ({ note: 'Please do not ring.' })],
    ['the reference', () => ({ reference: 'Patient 13' })],
  ])('refuses another body under the same key: %s', async (_, change) => {
    await placed()
    expect(await refused(change())).toEqual({ code: 'key-reused' })
  })

  const impossible = (field: string, reason: string) => ({
    code: 'selection-impossible',
    line: 1,
    field: `info.${field}`,
    reason,
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
      { code: 'quantity-invalid', line: 1, field: 'quantity' },
    ]),
    [
      "another product's id",
      () => ({ items: changedLine({ id: request.items[0]?.id ?? 0 }) }),
      { code: 'product-mismatch', line: 1, field: 'id' },
    ],
    [
      'no product',
      () => ({ items: changedLine({ id: 0 }) }),
      { code: 'product-mismatch', line: 1, field: 'id' },
    ],
    [
      'a lower price',
      () => ({ items: changedLine({ price: 1 as PostedItem['price'] }) }),
      { code: 'price-changed', line: 1, field: 'price' },
    ],
    [
      'a remedy that is none',
      () => ({ items: changedLine({ name: 'Nothing\u0000' }) }),
      { code: 'remedy-unknown', line: 1, field: 'name' },
    ],
    [
      'a name of 10 kB',
      () => ({ items: changedLine({ name: 'x'.repeat(10_000) }) }),
      { code: 'remedy-unknown', line: 1, field: 'name' },
    ],
    [
      'a cheaper dilution under a dearer id',
      () => ({ items: changedInfo({ dilution: '9' }) }),
      { code: 'product-mismatch', line: 1, field: 'id' },
    ],
    [
      'drops at 200CH',
      () => ({ items: changedInfo({ form: 'drops', size: 'bottle-30ml', carrier: 'water' }) }),
      impossible('form', 'drops-up-to-30ch'),
    ],
    [
      'a carrier without drops',
      () => ({ items: changedInfo({ carrier: 'water' }) }),
      impossible('carrier', 'carrier-only-for-drops'),
    ],
    [
      'a dilution that the remedy does not have',
      () => ({ items: changedInfo({ dilution: '31' }) }),
      impossible('dilution', 'unknown-value'),
    ],
  ] as [string, () => Partial<OrderRequest>, object][])(
    'orders that break a rule are refused: %s',
    async (_, change, refusal) => {
      expect(await refused(change())).toEqual(refusal)
    },
  )

  test.each(['reto.ammann', 'lucia.bernasconi', 'emma.whitfield'])(
    'refuses an order of %s, who may not order',
    async (name) => {
      const account = await shop.accountOf(name)
      expect(await refused({ account })).toEqual({ code: 'not-allowed' })
    },
  )

  describe('with changes to the account', () => {
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

    test('refuses an order immediately after the right to order was revoked', async () => {
      await change({ user_can_order: false })
      expect(await refused({})).toEqual({ code: 'not-allowed' })
    })

    test('refuses an order of a suspended account', async () => {
      await change({ state: 'suspended' })
      expect(await refused({})).toEqual({ code: 'not-allowed' })
    })

    test('applies a changed discount to the next order', async () => {
      await change({ discount_rate: 2550 })
      const { subtotal, discount } = await placed()
      expect(discount).toBe(Math.round(subtotal * 0.255))
    })

    test('refuses a shipping country that is not served', async () => {
      await move('shipping', { country: 'FR' })
      expect(await refused({})).toEqual({
        code: 'country-not-served',
        addresses: [{ kind: 'shipping', part: 'Country' }],
      })
      await move('shipping', { country: 'LI' })
      expect(await place()).toMatchObject({ ok: true })
    })

    test('refuses an incomplete address', async () => {
      await move('billing', { address1: ' ' })
      expect(await refused({})).toEqual({
        code: 'address-missing',
        addresses: [{ kind: 'billing', part: 'Address1' }],
      })
    })

    test.each([null, ''])('accepts an address with the house number %j', async (number) => {
      await move('billing', { address1: 'Im Feld', building_number: number })
      expect(await place({})).toMatchObject({ ok: true })
    })

    test('ships to the billing address if there is no shipping address', async () => {
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

  test('keeps the prices of an order when catalogue prices change', async () => {
    const first = await placed()
    const id = request.items[0]?.id ?? 0
    const raise = (by: number) =>
      db
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', centimes(by)) }))
        .where('id', '=', id)
        .execute()
    await raise(100)
    expect(await placed()).toMatchObject({ id: first.id, total: first.total })
    expect(await refused({ idempotencyKey: 'later' })).toEqual({
      code: 'price-changed',
      line: 0,
      field: 'price',
    })
    await raise(-100)
  })

  test('refuses and counts a combination without a price', async () => {
    const slug = 'single-homeopathy-ch-granules-price-4-tube-4g'
    const gone = await db
      .deleteFrom('product')
      .where('slug', '=', slug)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(await refused({})).toEqual({
      code: 'price-not-found',
      line: 1,
      field: 'info',
      slug,
    })
    const misses = await db.selectFrom('price_miss').selectAll().execute()
    expect(misses).toMatchObject([{ slug, misses: 1 }])
    const { categories, record, steps, ...columns } = gone
    await db
      .insertInto('product')
      .values({
        ...columns,
        ...{ categories: json(categories), record: json(record), steps: json(steps) },
      })
      .execute()
  })
})
