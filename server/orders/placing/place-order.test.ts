import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { findOrder } from '../history/find-order.ts'
import { listOrders } from '../history/list-orders.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { type OrderRequest, placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe.each(databases)('orders on $name', ({ open }) => {
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

  test('stores an order as it was placed', async () => {
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

  test('stores the own reference of a line, without invisible characters', async () => {
    const [arnica, belladonna] = request.items
    if (!arnica || !belladonna) throw new Error('the request has two items')
    const { id } = await placed({ items: [{ ...arnica, reference: ' P\u200B-12 ' }, belladonna] })
    const order = await findOrder(db, id)
    expect(order?.lines.map(({ reference }) => reference)).toEqual(['P-12', undefined])
  })

  test('records who entered it, for a customer who may not order in the shop', async () => {
    const { accountId } = await shop.accountOf('claire.favre')
    const account = db.updateTable('account').where('id', '=', accountId)
    await account.set({ user_can_order: false }).execute()
    expect(await place()).toMatchObject({ refusal: { code: 'not-allowed' } })
    const staff = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'administrator')
      .executeTakeFirstOrThrow()
    const entry = { staffId: staff.id, staffName: 'Ada', channel: 'phone' } as const
    const both = await Promise.all([placed({ entry }), placed({ entry })])
    await account.set({ user_can_order: true }).execute()
    const [{ id }] = both
    expect(both.map((order) => order.isNew).sort()).toEqual([false, true])
    expect(both.map((order) => order.discountRate)).toEqual([1000, 1000])
    const stored = db.selectFrom('orders').select(['entered_by', 'channel']).where('id', '=', id)
    expect(await stored.executeTakeFirst()).toEqual({ entered_by: staff.id, channel: 'phone' })
    const events = db.selectFrom('order_event').select('by_account').where('order_id', '=', id)
    expect(await events.execute()).toEqual([{ by_account: staff.id }])
  })

  test('has totals that add up', async () => {
    const { lines, subtotal, discount, shipping, total, vat } = await placed()
    for (const line of lines) expect(line.total).toBe(line.unitPrice * line.quantity)
    expect(sum(lines.map((line) => line.total))).toBe(subtotal)
    expect(discount).toBe(Math.round(subtotal / 10))
    expect(total).toBe(subtotal - discount + shipping)
    expect(sum(vat.map(({ gross }) => gross))).toBe(total)
    for (const { gross, net, vat: tax } of vat) expect(net + tax).toBe(gross)
  })

  test('ships an order free of charge from the amount that the laboratory has set', async () => {
    const { subtotal, discount } = await placed()
    const goods = subtotal - discount
    const chargedFrom = async (amount: number | null) => {
      await db
        .insertInto('option')
        .values({ name: 'free_shipping_from', language: '', value: json<unknown>(amount) })
        .onConflict((one) =>
          one.columns(['name', 'language']).doUpdateSet({ value: json<unknown>(amount) }),
        )
        .execute()
      const { shipping, total, vat } = await placed({ idempotencyKey: `free from ${amount}` })
      expect(total).toBe(goods + shipping)
      expect(sum(vat.map(({ gross }) => gross))).toBe(total)
      return shipping
    }
    expect(await chargedFrom(goods)).toBe(0)
    expect(await chargedFrom(goods + 1)).toBe(431)
    expect(await chargedFrom(null)).toBe(431)
  })

  test('charges a fee below an amount and refuses less than the minimum', async () => {
    const set = (name: 'small_order' | 'minimum_order', value: unknown) =>
      db
        .insertInto('option')
        .values({ name, language: '', value: json(value) })
        .onConflict((one) => one.columns(['name', 'language']).doUpdateSet({ value: json(value) }))
        .execute()
    const { subtotal, discount, total } = await placed()
    const goods = subtotal - discount
    await set('small_order', { below: goods + 1, fee: 700 })
    const small = await placed({ idempotencyKey: 'small order' })
    expect(small).toMatchObject({ fee: 700, total: total + 700 })
    expect(sum(small.vat.map(({ gross }) => gross))).toBe(small.total)
    expect(await findOrder(db, small.id)).toMatchObject({ fee: 700, total: total + 700 })
    await set('small_order', { below: 0, fee: 0 })

    await set('minimum_order', goods + 250)
    const quote = (isEnteredByStaff: boolean) =>
      quoteOrder(shop.services, { ...request.account, isEnteredByStaff }, request.items, 'fr')
    expect(await quote(false)).toEqual({
      ok: false,
      refusal: { code: 'below-minimum', missing: 250 },
    })
    expect(await quote(true)).toMatchObject({ ok: true, value: { total } })
    await set('minimum_order', null)
  })

  test('charges the shipping costs of the country of delivery', async () => {
    const setCosts = (costs: Record<string, number>) =>
      db
        .insertInto('option')
        .values({ name: 'shipping_by_country', language: '', value: json<unknown>(costs) })
        .onConflict((one) =>
          one.columns(['name', 'language']).doUpdateSet({ value: json<unknown>(costs) }),
        )
        .execute()
    const charged = async (costs: Record<string, number>) => {
      await setCosts(costs)
      return (await placed({ idempotencyKey: `costs ${JSON.stringify(costs)}` })).shipping
    }
    expect(await charged({ LI: 1900 })).toBe(431)
    expect(await charged({ CH: 0, LI: 1900 })).toBe(0)
    expect(await charged({ CH: 1250 })).toBe(1250)
    await setCosts({})
  })

  test('quotes an order with the amounts of the placed one', async () => {
    const quote = await quoteOrder(shop.services, request.account, request.items, 'fr')
    const { lines, subtotal, discount, total, vat } = await placed()
    const same = lines.map(({ icon, ...line }) => line)
    expect(quote).toMatchObject({ value: { lines: same, subtotal, discount, total, vat } })
  })

  test('enqueues mails to customer and laboratory, adds an event and wakes the worker', async () => {
    const before = shop.woken()
    const { id, accountId } = await placed({ payment: 'advance' })
    expect(shop.woken()).toBe(before + 1)
    const jobs = await db.selectFrom('outbox').selectAll().execute()
    expect(jobs.filter(({ body }) => JSON.stringify(body).includes(id))).toMatchObject([
      { kind: 'order-confirmation', body: { orderId: id }, done_at: null },
      { kind: 'order-placed', body: { orderId: id }, done_at: null },
    ])
    const events = await db
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', '=', id)
      .execute()
    expect(events).toMatchObject([{ status: 'on-hold', by_account: accountId }])
  })

  test('places one order per key for concurrent and later retries', async () => {
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
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([2, 1, 2])
  })

  test('assigns numbers without gaps to concurrent and repeated requests', async () => {
    const keys = Array.from({ length: 12 }, (_, i) => `many ${attempts} ${i % 9}`)
    await Promise.all(keys.map((idempotencyKey) => placed({ idempotencyKey })))
    const rows = await db.selectFrom('orders').select('number').orderBy('number').execute()
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1))
  })

  test('ignores the order of JSON keys when comparing bodies', async () => {
    const first = await placed()
    const turned = request.items.map(({ info, ...item }) => ({
      info: Object.fromEntries(Object.entries(info).reverse()) as PostedItem['info'],
      ...item,
    }))
    expect(await placed({ items: turned })).toMatchObject({ id: first.id, isNew: false })
  })

  test('places another order for the same key of another account', async () => {
    const first = await placed()
    const second = await placed({ account: await shop.accountOf('admin') })
    expect(second.id).not.toBe(first.id)
    expect(second.discount).toBe(0)
  })

  test('accepts printed labels as well as codes', async () => {
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
  ])(
    'removes control characters from free text and cuts it: case %#',
    async (text, reference, note) => {
      expect(await placed({ reference: text, note: text })).toMatchObject({ reference, note })
    },
  )

  test.each(['\u0000', '', 'x'.repeat(10_000), '__proto__'])(
    'accepts any text as a key: case %#',
    async (key) => {
      const first = await placed({ idempotencyKey: key })
      expect(await placed({ idempotencyKey: key })).toMatchObject({ id: first.id })
    },
  )

  test('lists the orders of one account, newest first', async () => {
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
