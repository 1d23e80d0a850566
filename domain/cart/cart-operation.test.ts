import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centimes } from '../money.ts'
import type { CartItem } from './cart-item.ts'
import { type CartChange, changeLines, maxCartLines } from './cart-operation.ts'

const line = (name: string, quantity = 1, cartId = name): CartItem => ({
  cartId,
  WcId: name.charCodeAt(0),
  name,
  icon: 'kits',
  price: centimes(100),
  quantity,
  info: { type: 'kit', remedies: 32 },
})

/** 'a1 b2/P1' has two lines, the second with a reference. */
const cart = (text: string): CartItem[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [article = '', reference] = part.split('/')
      const item = line(article.slice(0, 1), Number(article.slice(1) || 1))
      return reference ? { ...item, cartId: part, reference } : item
    })

const written = (items: readonly CartItem[]) =>
  items
    .map(({ name, quantity, reference }) => [`${name}${quantity}`, reference])
    .map((parts) => parts.filter(Boolean).join('/'))
    .join(' ')

const changed = (items: string, change: CartChange) => {
  const result = changeLines(cart(items), change)
  return result.ok ? written(result.value) : result.refusal
}

/** The change that puts back a line b of quantity 3 below others. */
const undoBelow = (before: string): CartChange => ({
  type: 'undo',
  removed: [{ item: line('b', 3, 'removed'), before: [...before] }],
})

test.each<[string, string, CartChange, string]>([
  ['adds a line', 'a1', { type: 'add', lines: cart('b2') }, 'a1 b2'],
  ['adds to equal lines', 'a1 b1', { type: 'add', lines: cart('b2 b3') }, 'a1 b6'],
  ['keeps references apart', 'a1/P1', { type: 'add', lines: cart('a2/P2 a3') }, 'a1/P1 a2/P2 a3'],
  ['sets a quantity', 'a1 b2', { type: 'set', cartId: 'b', quantity: 7 }, 'a1 b7'],
  ['sets a reference', 'a1 b2', { type: 'set', cartId: 'b', reference: 'P1' }, 'a1 b2/P1'],
  ['removes a reference', 'b2/P1', { type: 'set', cartId: 'b2/P1', reference: '' }, 'b2'],
  ['merges equal references', 'b2/P1 b1', { type: 'set', cartId: 'b', reference: 'P1' }, 'b3/P1'],
  ['ignores unknown lines', 'a1', { type: 'set', cartId: 'x', quantity: 7 }, 'a1'],
  ['removes lines', 'a1 b1 c1', { type: 'remove', cartIds: ['a', 'c', 'x'] }, 'b1'],
  ['removes all lines', 'a1 b1', { type: 'clear' }, ''],
  ['replaces a line', 'a1 b2 c1', { type: 'replace', cartId: 'b', line: line('x', 4) }, 'a1 x4 c1'],
  [
    'joins what replaces',
    'a1 b2 x1',
    { type: 'replace', cartId: 'b', line: line('x', 4) },
    'a1 x5',
  ],
  ['adds what replaces nothing', 'a1', { type: 'replace', cartId: 'b', line: line('x') }, 'a1 x1'],
  ['restores in the middle', 'a1 c1', undoBelow('a'), 'a1 b3 c1'],
  ['restores at the top', 'a1 c1', undoBelow(''), 'b3 a1 c1'],
  ['restores into an empty cart', '', undoBelow('a'), 'b3'],
  ['restores below the nearest line that is left', 'a1 d1', undoBelow('ax'), 'a1 b3 d1'],
  ['adds what is restored to an equal line', 'a1 b2', undoBelow('a'), 'a1 b5'],
])('a change of a cart %s', (_, items, change, after) => {
  expect(changed(items, change)).toBe(after)
})

test('a line that is back already is not restored again', () => {
  const item = line('b', 3)
  expect(changed('b3', { type: 'undo', removed: [{ item, before: [] }] })).toBe('b3')
})

test('removed lines give the same cart again, whatever the order of removing and restoring', () => {
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
      const sorted = removed.toSorted((a, b) => rank(a.item.name) - rank(b.item.name))
      const restored = changeLines(left, { type: 'undo', removed: sorted })
      expect(restored.ok && restored.value).toEqual(whole)
    }),
  )
})

describe('a cart holds', () => {
  /** `count` different lines from the id `first`. */
  const lines = (count: number, first = 1) =>
    Array.from({ length: count }, (_, at) => ({
      ...line('x', 1, `${first + at}`),
      WcId: first + at,
    }))
  const of = (id: number, quantity: number) => ({ ...line('x', quantity, `${id}`), WcId: id })

  test.each([
    ['one line more than 200', 200, lines(1, 1_000)],
    ['five lines to 198', 198, lines(5, 1_000)],
    ['201 lines at once', 0, lines(201)],
    ['one new and one equal line', 200, [of(1, 1), of(1_000, 1)]],
  ])('refuses %s as a full cart', (_, before, added) => {
    const result = changeLines(lines(before), { type: 'add', lines: added })
    expect(result).toEqual({ ok: false, refusal: 'cart-full' })
  })

  test.each([
    ['more than 999 of a line', 1, [of(1, 999)]],
    ['more than 999 of a new line in two parts', 0, [of(1, 600), of(1, 400)]],
  ])('refuses %s as too many', (_, before, added) => {
    const result = changeLines(lines(before), { type: 'add', lines: added })
    expect(result).toEqual({ ok: false, refusal: 'quantity-too-large' })
  })

  test.each([
    ['two lines more than 198', 198, lines(2, 1_000), 200],
    ['200 lines', 0, lines(200), 200],
    ['five equal lines as one', 199, Array(5).fill(of(1_000, 1)), 200],
    ['999 of a line in two parts', 0, [of(1, 600), of(1, 399)], 1],
    ['more of a line of a full cart', 200, [of(200, 1)], 200],
    ['more of a line above the limit of lines', maxCartLines + 30, [of(7, 2)], maxCartLines + 30],
  ])('accepts in a cart %s', (_, before, added, after) => {
    const result = changeLines(lines(before), { type: 'add', lines: added })
    expect(result.ok && result.value).toHaveLength(after)
  })

  test('refuses more than 999 of lines that a reference makes equal', () => {
    const many = [of(1, 999), { ...of(1, 2), cartId: 'other', reference: 'P1' }]
    const result = changeLines(many, { type: 'set', cartId: 'other', reference: '' })
    expect(result).toEqual({ ok: false, refusal: 'quantity-too-large' })
  })
})
