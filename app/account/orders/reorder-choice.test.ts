import { expect, test } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import type { ReorderView } from './answer-reorder.ts'
import {
  changedFirst,
  chosenLines,
  countReorderChanges,
  everything,
  reorderTotalOf,
} from './reorder-choice.ts'

const info = (size: string) => ({ type: 'otc', form: 'gel', size }) as const

const item = (changes: Partial<CartItem> = {}) => ({
  WcId: 7,
  name: 'Gel',
  icon: 'otc',
  price: centimes(1_000),
  quantity: 2,
  info: info('50 ml'),
  ...changes,
})

const shared = { name: 'Gel', info: info('50 ml'), quantity: 2, before: centimes(1_000) }

const lines: ReorderView[] = [
  { ...shared, position: 0, item: item() },
  { ...shared, position: 1, item: item({ WcId: 8, price: centimes(1_100) }) },
  { ...shared, position: 2, item: item({ WcId: 9, info: info('75 ml') }) },
  { ...shared, position: 3, why: 'It is no longer made.' },
]

const inCart = (quantity: number): CartItem => ({ ...item(), cartId: 'a', quantity })

const size = (one: ReorderView['info']) => ('size' in one ? `${one.size}` : '')

test('shows changed lines first', () => {
  expect(changedFirst(lines, size).map(({ position }) => position)).toEqual([1, 2, 3, 0])
})

test('counts lines that are gone, repriced or made differently', () => {
  expect(countReorderChanges(lines, size)).toEqual({ gone: 1, repriced: 1, remade: 1 })
  expect(countReorderChanges(lines.slice(0, 1), size)).toEqual({ gone: 0, repriced: 0, remade: 0 })
})

test('chooses everything that can be ordered', () => {
  const choice = everything(lines, [])
  expect(choice).toEqual({ 0: 2, 1: 2, 2: 2 })
  expect(chosenLines(lines, choice).map(({ item: { id }, quantity }) => [id, quantity])).toEqual([
    [7, 2],
    [8, 2],
    [9, 2],
  ])
})

test('leaves out lines that are not chosen', () => {
  const chosen = chosenLines(lines, { 0: 3, 1: 0 })
  expect(chosen).toMatchObject([{ item: { id: 7 }, quantity: 3 }])
  expect(reorderTotalOf(chosen)).toBe(3_000)
})

test.each([
  [998, 1],
  [999, 0],
])('limits the quantity to what a cart with %i of them can take', (quantity, taken) => {
  expect(everything(lines, [inCart(quantity)])[0]).toBe(taken)
})
