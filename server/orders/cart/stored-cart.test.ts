import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyInfo } from '../../../domain/cart/cart-infos.fixtures.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import type { CartChange, CartOperation } from '../../../domain/cart/cart-operation.ts'
import { withGivenName } from '../../../domain/cart/stored-lines.ts'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { applyChanges, findCart } from './stored-cart.ts'

const line = (name: string, quantity = 1): CartItem => ({
  cartId: name,
  WcId: 1,
  name,
  icon: 'gemmotherapy',
  price: centimes(100),
  quantity,
  info: { type: 'gemmotherapy', size: '30ml' },
})
const add = (id: string, ...lines: CartItem[]): CartOperation => ({ id, type: 'add', lines })
const counts = ({ items }: { items: readonly CartItem[] }) =>
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
    await db.deleteFrom('orders').where('account_id', '=', claire).execute()
  })

  const change = (...operations: CartOperation[]) => applyChanges(shop.services, claire, operations)
  const order = async (cartVersion: number, changes = {}) =>
    placeOrder(shop.services, {
      ...(await shop.request(`cart ${cartVersion}`)),
      cartVersion,
      ...changes,
    })

  test('belongs to one account', async () => {
    await change(add('1', line('a')))
    expect(await findCart(db, claire)).toEqual({ version: 2, items: [line('a')] })
    const { accountId } = await shop.accountOf('reto.ammann')
    expect(await findCart(db, accountId)).toEqual({ version: 0, items: [] })
  })

  test('stores lines of every family unchanged', async () => {
    const lines = everyInfo.map((info, at) => ({ ...line(`${at}`), info }))
    await change(add('1', ...lines))
    expect((await findCart(db, claire)).items).toEqual(lines.map(withGivenName))
  })

  test('applies a repeated operation once, also within one request', async () => {
    const first = add('1', line('a', 2))
    await change(first, first)
    const { version } = await change(first, add('2', line('b')))
    expect(counts(await change(first, add('2', line('b'))))).toEqual({ a: 2, b: 1 })
    expect((await findCart(db, claire)).version).toBe(version)
  })

  test('changes nothing by what it cannot hold, and says so', async () => {
    await change(add('1', line('a', 900)))
    const { refused, ...cart } = await change(add('2', line('a', 100)), add('3', line('b')))
    expect(refused).toEqual([{ operation: '2', code: 'quantity-too-large' }])
    expect(counts(cart)).toEqual({ a: 900, b: 1 })
  })

  test('applies concurrent operations of several devices, each once', async () => {
    const devices = Array.from({ length: 6 }, (_, at) =>
      add(`${at}`, line('a', 1), line(`own${at}`)),
    )
    // Each twice, as after a lost response.
    await Promise.all([...devices, ...devices].map((operation) => change(operation)))
    const cart = await findCart(db, claire)
    expect(cart.version).toBe(1 + devices.length)
    expect(counts(cart)).toEqual({
      a: devices.length,
      ...Object.fromEntries(devices.map((_, at) => [`own${at}`, 1])),
    })
  })

  test('the stored cart is emptied by the order of its version', async () => {
    const { version } = await change(add('1', line('a')))
    const placed = await order(version)
    expect(placed.ok).toBe(true)
    expect(await findCart(db, claire)).toEqual({ version: version + 1, items: [] })
    // The retry finds the order.
    expect(await order(version)).toMatchObject({ ok: true, value: { isNew: false } })
  })

  test.each<[string, CartChange]>([
    ['a line more', { type: 'add', lines: [line('b')] }],
    ['another quantity', { type: 'set', cartId: 'a', quantity: 3 }],
    ['no line any more', { type: 'clear' }],
  ])('the stored cart is not ordered with %s than was shown', async (_, later) => {
    const { version } = await change(add('1', line('a')))
    const changed = await change({ id: '2', ...later })
    expect(await order(version)).toEqual({ ok: false, refusal: { code: 'cart-changed' } })
    expect(await findCart(db, claire)).toEqual({ version: changed.version, items: changed.items })
    expect(
      await db.selectFrom('orders').select('id').where('account_id', '=', claire).execute(),
    ).toEqual([])
  })

  test('the stored cart is ordered once by concurrent devices', async () => {
    const { version } = await change(add('1', line('a')))
    const placed = await Promise.all(Array.from({ length: 6 }, () => order(version)))
    const numbers = placed.map((answer) => answer.ok && answer.value.number)
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).not.toBe(false)
  })

  test('asks before a second order of one version with other details', async () => {
    const { version } = await change(add('1', line('a')))
    await order(version)
    const other = await order(version, { payment: 'advance' })
    expect(other).toEqual({ ok: false, refusal: { code: 'key-reused' } })
  })

  test('stays as it is when an order is refused, or names no version', async () => {
    const { version, items } = await change(add('1', line('a')))
    await order(version, { payment: 'barter' })
    await placeOrder(shop.services, await shop.request('other'))
    expect(await findCart(db, claire)).toEqual({ version, items })
  })
})
