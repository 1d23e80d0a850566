import { expect, test } from 'vitest'
import { readDecimal, shownDecimal } from './read-decimal.ts'

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1’200,50 ', 1200.5],
  ["1'200", 1200],
  ['−3', -3],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['twelve', 'twelve'],
  ['12,5,1', '12,5,1'],
  ['0x10', '0x10'],
  ['1e5', '1e5'],
  ['Infinity', 'Infinity'],
])('reads %j as the number %j', (written, number) => {
  expect(readDecimal(written)).toBe(number)
})

test.each([
  [12.5, '12.5'],
  ['abc', 'abc'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('shows %j in a field as %j', (value, shown) => {
  expect(shownDecimal(value)).toBe(shown)
})
