import { expect, test } from 'vitest'
import { shortDate } from './short-date.ts'

test.each([
  ['2026-03-12', '12.03.2026'],
  ['2024-02-29', '29.02.2024'],
  ['soon', 'soon'],
  ['2026-03-12T08:00', '2026-03-12T08:00'],
])('formats %s as %s', (day, written) => {
  expect(shortDate(day)).toBe(written)
})
