import { expect, test } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import { cartIn } from './persisted-cart.ts'
import { nothingPersisted, readPersisted } from './read-persisted.ts'
import { readSynced } from './synced-cart.ts'

const line: CartItem = {
  cartId: 'one',
  WcId: 7,
  name: 'Arnica gel',
  icon: 'otc',
  price: centimes(1_450),
  quantity: 2,
  info: { type: 'otc', form: 'gel', size: '50 ml' },
}

const broken = [
  null,
  'x',
  {},
  { ...line, quantity: '2' },
  { ...line, quantity: 0 },
  { ...line, price: -1 },
  { ...line, info: { type: 'homeopathy' } },
  { ...line, info: undefined },
]

test('lines that can be trusted stay, the others are dropped', () => {
  const { cart } = readPersisted({ cart: [...broken, line] })
  expect(cartIn(cart)).toEqual([line])
})

test('a cart that is whole is the one that is kept, so that nothing is shown anew', () => {
  const { cart } = readPersisted({ cart: [line] })
  expect(cartIn(cart)).toBe(cart)
  const dropped = readPersisted({ cart: [line, { ...line, price: -1 }] }).cart
  expect(cartIn(dropped)).toBe(cartIn(dropped))
})

test('a cart has an end', () => {
  expect(cartIn(Array.from({ length: 300 }, (_, at) => ({ ...line, WcId: at })))).toHaveLength(200)
})

test.each([[null], ['x'], [3], [{ cart: 'x', user: { login: 1 }, language: 'xx' }]])(
  'of %j nothing is kept',
  (stored) => {
    expect(readPersisted(stored)).toEqual(nothingPersisted)
  },
)

test.each(broken)('what is counted of the line %j is a number', (one) => {
  for (const { quantity } of readPersisted({ cart: [one] }).cart)
    expect(Number.isSafeInteger(quantity)).toBe(true)
})

test.each([undefined, null, 'x', {}, { login: 3, items: [] }])('%j agreed on nothing', (stored) => {
  expect(readSynced(stored)).toBeUndefined()
})

test('of what was agreed on only lines of a cart count', () => {
  const sending = { write: 'w', items: 'none' }
  expect(readSynced({ login: 'a@b.ch', items: [line, ...broken], sending })).toEqual({
    login: 'a@b.ch',
    items: [line],
    sending: { write: 'w', items: [] },
  })
})
