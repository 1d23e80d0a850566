import { beforeEach, expect, test } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { maxCartLines } from '../../../domain/cart/merge-carts.ts'
import { centimes } from '../../../domain/money.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { addToCart } from './add-to-cart.ts'

const lineOf = (id: number, quantity = 1): CartItem => ({
  cartId: `line ${id}`,
  WcId: id,
  name: `Product ${id}`,
  icon: 'otc',
  price: centimes(1_450),
  quantity,
  info: { type: 'otc', form: 'gel', size: '50 ml' },
})
/** `count` different lines from the id `first`. */
const lines = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => lineOf(first + at))

const fill = (cart: CartItem[]) => persistedStore.setState({ cart })
const cart = () => persistedStore.getState().cart

beforeEach(() => fill([]))

test.each([
  ['one line to a full cart', 200, lines(1, 1_000)],
  ['five lines to 198', 198, lines(5, 1_000)],
  ['201 lines to an empty cart', 0, lines(201)],
  ['one new and one equal line to a full cart', 200, [lineOf(1), lineOf(1_000)]],
  ['more than 999 of a line', 1, [lineOf(1, 999)]],
  ['more than 999 of a new line in two parts', 0, [lineOf(1, 600), lineOf(1, 400)]],
])('refuses %s and changes nothing', (_, before, added) => {
  fill(lines(before))
  const unchanged = cart()
  expect(addToCart(added)).toBeDefined()
  expect(cart()).toBe(unchanged)
})

test.each([
  ['two lines to 198', 198, lines(2, 1_000), 200],
  ['200 lines to an empty cart', 0, lines(200), 200],
  ['five equal new lines to 199 as one', 199, Array(5).fill(lineOf(1_000)), 200],
  ['999 of a line in two parts', 0, [lineOf(1, 600), lineOf(1, 399)], 1],
  ['a line of a full cart again', 200, [lineOf(200)], 200],
])('adds %s', (_, before, added, after) => {
  fill(lines(before))
  expect(addToCart(added)).toBeUndefined()
  expect(cart()).toHaveLength(after)
})

test('adds to the quantity of a line, but no new one, above the maximum', () => {
  fill(lines(maxCartLines + 30))
  expect(addToCart([lineOf(7, 2)])).toBeUndefined()
  expect(cart()).toHaveLength(maxCartLines + 30)
  expect(cart()[6]).toMatchObject({ WcId: 7, quantity: 3 })
  expect(addToCart(lines(1, 1_000))).toBeDefined()
})
