import { describe, expect, test } from 'vitest'
import { isUnusualPrice, readAmount, readAmountNumber } from './read-amount.ts'

test.each([
  ['12.50', 1_250],
  ['12,50', 1_250],
  ['12', 1_200],
  ['12.5', 1_250],
  ['0.95', 95],
  ["1'234.50", 123_450],
  ['1’234,50', 123_450],
  ['1 234.50', 123_450],
  ['1\u00a0234\u00a0567.00', 123_456_7_00],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['12.–', 1_200],
  ['12.--', 1_200],
  ['CHF 12.50', 1_250],
  ['12,50 Fr.', 1_250],
  ['12.500', undefined],
  ['12.5000', 1_250],
])('reads the amount %s', (text, amount) => {
  const read = amount !== undefined && amount > 99_999_999 ? undefined : amount
  expect(readAmount(text)).toEqual(
    read === undefined ? expect.objectContaining({ ok: false }) : { ok: true, value: read },
  )
})

test.each([
  ['', 'empty'],
  ['CHF', 'empty'],
  ['abc', 'not-a-number'],
  ['12.50.', 'not-a-number'],
  ["12'34.50", 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['-5.00', 'negative'],
  ['1.234', 'ambiguous'],
  ['1,234', 'ambiguous'],
  ['12.345678', 'decimals'],
  ['9999999999', 'too-large'],
])('refuses %j: %s', (text, refusal) => {
  expect(readAmount(text)).toEqual({ ok: false, refusal })
})

test('reads numbers of spreadsheets', () => {
  expect(readAmountNumber(12.35)).toEqual({ ok: true, value: 1_235 })
  expect(readAmountNumber(12.345)).toEqual({ ok: false, refusal: 'decimals' })
  expect(readAmountNumber(-1)).toEqual({ ok: false, refusal: 'negative' })
  expect(readAmountNumber(Number.NaN)).toEqual({ ok: false, refusal: 'not-a-number' })
})

describe('unusual prices', () => {
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
})
