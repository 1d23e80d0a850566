import { expect, test } from 'vitest'
import { swissHour } from './swiss-hour.ts'

test.each([
  ['2026-01-15T23:30:00Z', 0],
  ['2026-07-15T21:59:00Z', 23],
  // Daylight saving time starts and ends at 01:00 UTC.
  ['2026-03-29T00:59:00Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:59:00Z', 2],
  ['2026-10-25T01:00:00Z', 2],
])('returns for %s the Swiss hour %i', (now, hour) => {
  expect(swissHour(new Date(now))).toBe(hour)
})
