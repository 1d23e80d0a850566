import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimes } from '../money.ts'
import { maxQuantity } from '../quantity.ts'
import type { CartInfo } from './cart-info.ts'
import { everyInfo } from './cart-infos.fixtures.ts'
import { addItem, type CartItem, mergeItems, sameLine } from './cart-item.ts'

const lineOf = (info: CartInfo, more: Partial<CartItem> = {}): CartItem => ({
  cartId: 'a',
  WcId: 60_001,
  name: 'A',
  icon: 'a',
  price: centimes(1_080),
  quantity: 1,
  info,
  ...more,
})

test.each(everyInfo)('adds to an equal line: %j', (info) => {
  const again: CartInfo = JSON.parse(JSON.stringify(info, Object.keys(info).reverse()))
  expect(addItem([lineOf(info)], lineOf(again, { cartId: 'b', quantity: 2 }))).toEqual([
    lineOf(info, { quantity: 3 }),
  ])
})

test('keeps lines apart that differ in any field', () => {
  const cart = everyInfo
    .map((info, at) => lineOf(info, { cartId: `${at}` }))
    .reduce(addItem, [] as CartItem[])
  expect(cart).toHaveLength(everyInfo.length)
})

const mixture = {
  type: 'custom',
  substances: ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 12DH'],
  form: 'globuli',
  size: 'tube-1g',
} as const satisfies CartInfo

test.each<[string, CartInfo, boolean]>([
  ['the same substances', { ...mixture, substances: [...mixture.substances] }, true],
  ['another order', { ...mixture, substances: [...mixture.substances].reverse() }, false],
  ['one less', { ...mixture, substances: mixture.substances.slice(1) }, false],
  ['another size', { ...mixture, size: 'bottle-15g' }, false],
])('treats mixtures with %s as one line: %s', (_, info, same) => {
  expect(sameLine(lineOf(mixture), lineOf(info))).toBe(same)
})

const anyLine = fc.record({
  info: fc.constantFrom(...everyInfo),
  WcId: fc.constantFrom(1, 2),
  name: fc.constantFrom('A', 'B'),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
})
const anyCart = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => lines.map((line, at) => lineOf(line.info, { ...line, cartId: `${at}` })))

/** The lines without their cartIds. */
const content = (cart: readonly CartItem[]) => cart.map(({ cartId: _, ...line }) => line)

test('merges carts associatively and loses nothing below 999', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (some, one, two) => {
      const first = mergeItems([], some)
      const left = mergeItems(mergeItems(first, one), two)
      const right = mergeItems(first, mergeItems(mergeItems([], one), two))
      expect(content(left)).toEqual(content(right))
      for (const line of left) {
        const all = [...some, ...one, ...two].filter((other) => sameLine(line, other))
        const count = all.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(line.quantity).toBe(Math.min(maxQuantity, count))
      }
    }),
  )
})
