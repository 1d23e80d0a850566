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

test('keeps valid lines and drops the others', () => {
  const { cart } = readPersisted({ cart: [...broken, line] })
  expect(cartIn(cart)).toEqual([line])
})

test('returns the persisted array of a valid cart, so that nothing renders again', () => {
  const { cart } = readPersisted({ cart: [line] })
  expect(cartIn(cart)).toBe(cart)
  const dropped = readPersisted({ cart: [line, { ...line, price: -1 }] }).cart
  expect(cartIn(dropped)).toBe(cartIn(dropped))
})

test('keeps every line of a cart merged from two devices', () => {
  expect(cartIn(Array.from({ length: 300 }, (_, at) => ({ ...line, WcId: at })))).toHaveLength(300)
})

test.each([[null], ['x'], [3], [{ cart: 'x', user: { login: 1 }, language: 'xx' }]])(
  'persists nothing of %j',
  (stored) => {
    expect(readPersisted(stored)).toEqual(nothingPersisted)
  },
)

test.each(broken)('counts the line %j as a number', (one) => {
  for (const { quantity } of readPersisted({ cart: [one] }).cart)
    expect(Number.isSafeInteger(quantity)).toBe(true)
})

test.each([undefined, null, 'x', {}, { login: 3, items: [] }])(
  'reads no synchronised cart from %j',
  (stored) => {
    expect(readSynced(stored)).toBeUndefined()
  },
)

test('keeps only valid lines of the synchronised cart', () => {
  const sending = { write: 'w', items: 'none' }
  expect(readSynced({ login: 'a@b.ch', items: [line, ...broken], sending })).toEqual({
    login: 'a@b.ch',
    items: [line],
    sending: { write: 'w', items: [] },
  })
})
