import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centimes } from '../money.ts'
import { addItem, type CartItem, mergeItems } from './cart-item.ts'
import { maxCartLines, mergeCarts } from './merge-carts.ts'
import { readLines } from './read-lines.ts'

const line = (name: string, quantity: number, more: Partial<CartItem> = {}): CartItem => ({
  cartId: name,
  WcId: 1,
  name,
  icon: 'gemmotherapy',
  price: centimes(100),
  quantity,
  info: { type: 'gemmotherapy', size: '30ml' },
  ...more,
})
const cart = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => line(part.slice(0, 1), Number(part.slice(1))))
const written = (items: readonly CartItem[]) =>
  items.map(({ name, quantity }) => `${name}${quantity}`).join(' ')

test.each([
  ['carts at the first login', '', 'a1', 'b2', 'b2 a1'],
  ['equal lines without a base', '', 'a1', 'a2', 'a3'],
  ['unchanged carts', 'a1 b2', 'a1 b2', 'a1 b2', 'a1 b2'],
  ['a line added on the device', 'a1', 'a3', 'a1', 'a3'],
  ['a line added on the server', 'a1', 'a1', 'a3', 'a3'],
  ['a line added on both sides', 'a1', 'a2', 'a3', 'a4'],
  ['a line removed on the device', 'a1 b1', 'b1', 'a1 b1', 'b1'],
  ['a line removed on the server', 'a1 b1', 'a1 b1', 'b1', 'b1'],
  ['a line removed on both sides', 'a2', '', '', ''],
  ['a line removed on the device and increased on the server', 'a2', '', 'a3', 'a1'],
  ['a line removed on the server and increased on the device', 'a2', 'a3', '', 'a1'],
  ['a cart ordered on another device', 'a2 b1', 'a2 b1', '', ''],
  ['a line restored on the device', 'a1 c1', 'a1 b1 c1', 'a1 c1', 'a1 b1 c1'],
  ['a line replaced on the device', 'a1 b1 c1', 'a1 x1 c1', 'a1 b1 c1 d1', 'a1 x1 c1 d1'],
  [
    'a line restored on the device while another is added',
    'a1 b1',
    'c1 a1 b1',
    'a1 b1 d1',
    'c1 a1 b1 d1',
  ],
  ['a quantity above the maximum', 'a1', 'a999', 'a999', 'a999'],
])('merges %s', (_, base, mine, theirs, merged) => {
  const all = { base: cart(base), mine: cart(mine), theirs: cart(theirs) }
  expect(written(mergeCarts(all))).toBe(merged)
})

test('takes position and id from the server, the price from the latest lookup', () => {
  const dear = centimes(120)
  const theirs = [line('b', 1), line('a', 1, { cartId: 'theirs' })]
  const mine = [line('a', 1, { price: dear })]
  expect(mergeCarts({ base: [line('a', 1)], mine, theirs })).toEqual([
    line('b', 1),
    line('a', 1, { cartId: 'theirs', price: dear }),
  ])
  const changedThere = [line('a', 1, { price: dear })]
  expect(mergeCarts({ base: [line('a', 1)], mine: [line('a', 1)], theirs: changedThere })).toEqual(
    changedThere,
  )
})

test('keeps the place of a line that gets a reference', () => {
  const base = [line('a', 1), line('b', 1), line('c', 1)]
  const mine = [line('a', 1), line('b', 1, { reference: 'P-12' }), line('c', 1)]
  expect(mergeCarts({ base, mine, theirs: base })).toEqual(mine)
  const first = [line('a', 1, { reference: 'P-12' }), line('b', 1), line('c', 1)]
  expect(mergeCarts({ base, mine: first, theirs: base })).toEqual(first)
  const more = [...base, line('d', 1)]
  expect(mergeCarts({ base, mine, theirs: more })).toEqual([...mine, line('d', 1)])
})

test('keeps every line of two full carts', () => {
  const full = (device: string) =>
    Array.from({ length: maxCartLines }, (_, at) => line(`${device}${at}`, 1))
  const merged = mergeCarts({ base: [], mine: full('a'), theirs: full('b') })
  expect(merged).toHaveLength(2 * maxCartLines)
  expect(readLines(merged)).toBe(merged)
})

describe('for any carts', () => {
  const anyCart = fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 99 })), {
      maxLength: 5,
    })
    .map((lines) =>
      lines.map(([name, quantity]) => line(name, quantity)).reduce(addItem, [] as CartItem[]),
    )
  const counts = (items: readonly CartItem[]) =>
    Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]))
  const check = (property: (a: CartItem[], b: CartItem[], c: CartItem[]) => void) =>
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (a, b, c) => {
        property(a, b, c)
      }),
    )

  test("keeps the server's cart when the device has changed nothing", () => {
    check((base, theirs) => expect(mergeCarts({ base, mine: base, theirs })).toEqual(theirs))
  })
  test("keeps the device's changes when the server has none", () => {
    check((base, mine) =>
      expect(counts(mergeCarts({ base, mine, theirs: base }))).toEqual(counts(mine)),
    )
  })
  test('merges the same carts twice without doubling quantities', () => {
    check((base, mine, theirs) => {
      const agreed = mergeCarts({ base, mine, theirs })
      expect(mergeCarts({ base: agreed, mine: agreed, theirs: agreed })).toEqual(agreed)
    })
  })
  test('merges additions of two devices independently of their order', () => {
    check((base, one, two) => {
      const [here, there] = [mergeItems(base, one), mergeItems(base, two)]
      const oneFirst = mergeCarts({ base, mine: there, theirs: here })
      const twoFirst = mergeCarts({ base, mine: here, theirs: there })
      expect(counts(oneFirst)).toEqual(counts(twoFirst))
      expect(counts(oneFirst)).toEqual(counts(mergeItems(mergeItems(base, one), two)))
    })
  })
  test('adds up lines without a common base', () => {
    check((mine, theirs) =>
      expect(counts(mergeCarts({ base: [], mine, theirs }))).toEqual(
        counts(mergeItems(theirs, mine)),
      ),
    )
  })
})
