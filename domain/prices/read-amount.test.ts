import { expect, test } from 'vitest'
import { readAmount, readAmountNumber } from './read-amount.ts'

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
