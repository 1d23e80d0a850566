import { expect, test } from 'vitest'
import { dayText, rateText } from './printed.ts'

test.each([
  [810, '8,1'],
  [260, '2,6'],
  [1000, '10'],
  [1275, '12,75'],
  [0, '0'],
])('the rate %d is printed as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})

test('a day is printed as in Switzerland', () => {
  expect(dayText('2026-03-05')).toBe('05.03.2026')
})
