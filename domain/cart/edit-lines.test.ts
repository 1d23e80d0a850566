import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centimes } from '../money.ts'
import type { CartItem } from './cart-item.ts'
import { replaceLine, restoreLine } from './edit-lines.ts'

const line = (name: string, quantity = 1, cartId = name): CartItem => ({
  cartId,
  WcId: name.charCodeAt(0),
  name,
  icon: 'kits',
  price: centimes(100),
  quantity,
  info: { type: 'kit', remedies: 32 },
})

const cart = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => line(part.slice(0, 1), Number(part.slice(1) || 1)))
const written = (items: readonly CartItem[]) =>
  items.map(({ name, quantity }) => `${name}${quantity}`).join(' ')

describe('restoreLine', () => {
  test.each([
    ['in the middle', 'a1 c1', 'a', 'a1 b3 c1'],
    ['at the top', 'a1 c1', '', 'b3 a1 c1'],
    ['in an empty cart', '', 'a', 'b3'],
    ['below the nearest line that is left', 'a1 d1', 'ax', 'a1 b3 d1'],
    ['with the quantity of an equal line added since', 'a1 b2', 'a', 'a1 b5'],
  ])('puts the line back %s', (_, items, before, restored) => {
    const removed = { item: line('b', 3, 'removed'), before: [...before] }
    expect(written(restoreLine(cart(items), removed))).toBe(restored)
  })

  test('restores a line once', () => {
    const removed = { item: line('b', 3), before: [] }
    expect(restoreLine(cart('b3'), removed)).toEqual(cart('b3'))
  })

  test('gives the same cart again, whatever the order of removing and restoring', () => {
    const orders = fc.shuffledSubarray([...'abcdef'], { minLength: 1 })
    fc.assert(
      fc.property(orders, fc.func(fc.nat()), (gone, rank) => {
        const whole = cart('a1 b2 c3 d4 e5 f6')
        // `before` names removed lines too, as they are shown until they are restored.
        const removed = gone.map((name) => {
          const at = whole.findIndex(({ cartId }) => cartId === name)
          return { item: whole[at] as CartItem, before: whole.slice(0, at).map((l) => l.cartId) }
        })
        const left = whole.filter(({ cartId }) => !gone.includes(cartId))
        const restored = removed
          .toSorted((a, b) => rank(a.item.name) - rank(b.item.name))
          .reduce(restoreLine, left)
        expect(restored).toEqual(whole)
      }),
    )
  })
})

describe('replaceLine', () => {
  test.each([
    ['puts the new line in the place of the old one', 'a1 b2 c1', 'b', 'a1 x4 c1'],
    ['adds it to an equal line', 'a1 b2 x1', 'b', 'a1 x5'],
    ['adds it when another tab has removed the old one', 'a1 c1', 'b', 'a1 c1 x4'],
  ])('%s', (_, items, cartId, replaced) => {
    expect(written(replaceLine(cart(items), cartId, line('x', 4)))).toBe(replaced)
  })
})
