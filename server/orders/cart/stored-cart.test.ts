import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyInfo } from '../../../domain/cart/cart-infos.fixtures.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { withGivenName } from '../../../domain/cart/given-name.ts'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { findCart, saveCart } from './stored-cart.ts'

const line = (name: string, quantity = 1): CartItem => ({
  cartId: name,
  WcId: 1,
  name,
  icon: 'gemmotherapy',
  price: centimes(100),
  quantity,
  info: { type: 'gemmotherapy', size: '30ml' },
})
const counts = (items: readonly CartItem[] = []) =>
  Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]))

describe.each(databases)('the stored cart on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let claire: string
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    claire = (await shop.accountOf('claire.favre')).accountId
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('saved_cart').execute()
  })

  const save = (write: Parameters<typeof saveCart>[2]) => saveCart(shop.services, claire, write)

  /** Stores lines as they are, as an earlier version may have. */
  const insertCart = (items: readonly CartItem[]) =>
    db
      .insertInto('saved_cart')
      .values({
        account_id: claire,
        items: json<unknown>(items),
        writes: json<unknown>([]),
        updated_at: new Date(),
      })
      .execute()

  test('belongs to one account', async () => {
    await save({ items: [line('a')] })
    expect(await findCart(db, claire)).toEqual([line('a')])
    expect(await findCart(db, (await shop.accountOf('reto.ammann')).accountId)).toEqual([])
  })

  test('stores lines of every family unchanged', async () => {
    const items = everyInfo.map((info, at) => ({ ...line(`${at}`), info }))
    const named = items.map(withGivenName)
    expect(await save({ items, base: [] })).toEqual(named)
    expect(await findCart(db, claire)).toEqual(named)
  })

  test('merges lines stored by an earlier version in several languages (R44)', async () => {
    const of = (name: string, info: CartItem['info'], WcId: number) => ({
      ...line(name),
      cartId: `${name} ${WcId}`,
      WcId,
      info,
    })
    const elements = ['Argent', 'Silver', 'Silber'].map((name) =>
      of(name, { type: 'oligotherapy', size: '60ml' }, 60_267),
    )
    const kits = ['Pharmacie familiale', 'Hausapotheke'].map((name) =>
      of(name, { type: 'kit', remedies: 32 }, 53_001),
    )
    const stored = [...elements, ...kits]
    await insertCart(stored)
    expect(await findCart(db, claire)).toMatchObject([{}, {}, {}, { quantity: 2 }])
    const merged = await save({ items: stored, base: stored })
    expect(merged).toMatchObject([
      { quantity: 3, info: { remedy: 30_002 } },
      { quantity: 2, info: { type: 'kit' } },
    ])
    // A second device with the earlier lines causes no duplicates.
    expect(await save({ items: stored, base: stored })).toEqual(merged)
  })

  test('applies a repeated write once', async () => {
    const write = { items: [line('a', 2)], base: [], write: 'w1' }
    await save(write)
    await save({ items: [line('a', 2), line('b')], base: [line('a', 2)], write: 'w2' })
    expect(counts(await save(write))).toEqual({ a: 2, b: 1 })
    expect(counts(await findCart(db, claire))).toEqual({ a: 2, b: 1 })
  })

  test('stores nothing for a device without changes', async () => {
    const cart = [line('a', 2)]
    await save({ items: cart, base: [], write: 'w1' })
    const before = await db.selectFrom('saved_cart').selectAll().execute()
    expect(await save({ items: cart, base: cart, write: 'w2' })).toEqual(cart)
    expect(await db.selectFrom('saved_cart').selectAll().execute()).toEqual(before)
  })

  test('gives the rest of a line another id that was ordered on another device', async () => {
    await save({ items: [line('a', 2), line('b')], base: [], write: 'w1' })
    await saveCart(shop.services, claire, { items: [], write: 'ordered' })
    const base = [line('a', 2), line('b')]
    const merged = await save({ items: [line('a', 3), line('b')], base, write: 'w2' })
    expect(merged).toEqual([{ ...line('a'), cartId: expect.not.stringMatching(/^a$/) }])
    expect(await save({ items: [line('a', 3), line('b')], base, write: 'w2' })).toEqual(merged)
  })

  test('merges concurrent writes of several devices without losses or duplicates', async () => {
    const base = [line('a', 5)]
    await save({ items: base })
    const devices = Array.from({ length: 6 }, (_, at) => ({
      items: [line('a', 5 + at), line(`own${at}`)],
      base,
      write: `w${at}`,
    }))
    // Each write twice, as after a lost response.
    await Promise.all([...devices, ...devices].map(save))
    expect(counts(await findCart(db, claire))).toEqual({
      a: 5 + 0 + 1 + 2 + 3 + 4 + 5,
      ...Object.fromEntries(devices.map((_, at) => [`own${at}`, 1])),
    })
  })

  test('removes ordered lines in the transaction of the order', async () => {
    const request = await shop.request(crypto.randomUUID())
    const kit = await shop.lineOf('Family kit', { type: 'kit' })
    const items = [...request.items, kit].map(
      ({ id, quantity, name, info, price }): CartItem => ({
        cartId: name,
        WcId: id,
        name,
        icon: 'homeopathy',
        price: price ?? centimes(0),
        quantity,
        info: info.type === 'kit' ? { type: 'kit', remedies: 32 } : (info as CartItem['info']),
      }),
    )
    await save({ items: [...items, line('later', 2)] })
    const placed = await placeOrder(shop.services, { ...request, items: [...request.items, kit] })
    expect(placed.ok).toBe(true)
    expect(await findCart(db, claire)).toEqual([line('later', 2)])
  })

  test('gives the rest of an ordered line another id, for another order', async () => {
    const [item] = (await shop.request('one')).items
    if (!item) throw new Error('no item')
    const { id, name, info, quantity, price } = item
    const stored = {
      ...line(name, quantity + 1),
      WcId: id,
      info: info as CartItem['info'],
      price: price ?? centimes(0),
    }
    await save({ items: [stored] })
    const request = { ...(await shop.request(crypto.randomUUID())), items: [item] }
    expect((await placeOrder(shop.services, request)).ok).toBe(true)
    const [rest] = await findCart(db, claire)
    expect(rest).toMatchObject({ name, quantity: 1 })
    expect(rest?.cartId).not.toBe(stored.cartId)
  })

  test('removes an ordered line of an earlier version that was posted with null values', async () => {
    const request = await shop.request(crypto.randomUUID())
    const items = request.items.map(
      ({ id, quantity, name, info }): CartItem => ({
        ...line(name, quantity),
        WcId: id,
        info: info as CartItem['info'],
      }),
    )
    await insertCart(items)
    // Validation turns a null of the request into an undefined key.
    const posted = request.items.map((item) => ({
      ...item,
      info: { remedy: undefined, ...item.info } as typeof item.info,
    }))
    expect((await placeOrder(shop.services, { ...request, items: posted })).ok).toBe(true)
    expect(await findCart(db, claire)).toEqual([])
  })

  test('stays unchanged when an order is refused', async () => {
    const request = await shop.request(crypto.randomUUID())
    await save({ items: [line('a')] })
    await placeOrder(shop.services, { ...request, payment: 'barter' })
    expect(counts(await findCart(db, claire))).toEqual({ a: 1 })
  })
})
