import { expect, test } from 'vitest'
import {
  dayAfter,
  swissDay,
  swissDayStart,
  swissHour,
  swissInstant,
  swissMonth,
  swissTime,
} from './swiss-day.ts'

test.each([
  ['2026-11-21T09:00:00Z', '2026-11-21'],
  ['2023-12-31T22:59:59Z', '2023-12-31'],
  // Midnight in Switzerland, winter and summer time.
  ['2023-12-31T23:00:00Z', '2024-01-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('%s is on %s in Switzerland', (instant, day) => {
  expect(swissDay(new Date(instant))).toBe(day)
})

test.each([
  ['2026-11-21T08:05:00Z', '09:05'],
  ['2026-06-30T22:00:00Z', '00:00'],
])('%s is at %s in Switzerland', (instant, time) => {
  expect(swissTime(new Date(instant))).toBe(time)
})

test.each([
  ['2026-01-31T22:59:59Z', 1],
  ['2026-01-31T23:00:00Z', 2],
  ['2026-12-31T23:00:00Z', 1],
])('%s is in month %i in Switzerland', (instant, month) => {
  expect(swissMonth(new Date(instant))).toBe(month)
})

test.each([
  [0, '2026-02-28'],
  [1, '2026-03-01'],
  // Across the change to summer time.
  [30, '2026-03-30'],
])('adding %i days results in %s', (days, day) => {
  expect(dayAfter(new Date('2026-02-27T23:30:00Z'), days)).toBe(day)
})

test.each([
  ['2026-01-15T23:30:00Z', 0],
  ['2026-07-15T21:59:00Z', 23],
  // Daylight saving time starts and ends at 01:00 UTC.
  ['2026-03-29T00:59:00Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:59:00Z', 2],
  ['2026-10-25T01:00:00Z', 2],
])('%s is in hour %i in Switzerland', (now, hour) => {
  expect(swissHour(new Date(now))).toBe(hour)
})

test.each([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-06-30', 1, '2026-06-30T22:00:00.000Z'],
  // The days of the changes to summer and winter time.
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s plus %i days begins at %s in Switzerland', (day, days, instant) => {
  expect(swissDayStart(day, days).toISOString()).toBe(instant)
})

test.each([
  ['2026-11-27T08:00', '2026-11-27T07:00:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  // This hour comes twice; the first is meant.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  // This one never comes.
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('%s in Switzerland is %s', (local, instant) => {
  expect(swissInstant(local).toISOString()).toBe(instant)
})
