import { expect, test } from 'vitest'
import { isUnusualPrice } from './read-amount.ts'

test.each([
  ['a first price', undefined, 1_280, false],
  ['a first price of 0.00', undefined, 0, true],
  ['0.00 instead of a price', 1_280, 0, true],
  ['a price instead of 0.00', 0, 1_280, false],
  ['0.00 as before', 0, 0, false],
  ['half more', 1_000, 1_500, false],
  ['more than half more', 1_000, 1_501, true],
  ['half less', 1_000, 500, false],
  ['more than half less', 1_000, 499, true],
  ['a decimal point in the wrong place', 1_280, 12_800, true],
])('decides whether %s is unusual', (_, before, price, isUnusual) => {
  expect(isUnusualPrice(before, price)).toBe(isUnusual)
})
