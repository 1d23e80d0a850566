import { expect, test } from 'vitest'
import { rateText } from './printed.ts'

test.each([
  [810, '8,1'],
  [260, '2,6'],
  [1000, '10'],
  [1275, '12,75'],
  [0, '0'],
])('the rate %d is printed as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})
