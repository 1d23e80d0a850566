import { expect, test } from 'vitest'
import { swissMidnight, swissWeeks } from './swiss-weeks.ts'

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // The days of the change begin before it.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Switzerland at %s', (day, instant) => {
  expect(swissMidnight(day).toISOString()).toBe(instant)
})

test.each([
  // Sunday evening in UTC is Monday in Switzerland.
  ['2026-11-22T22:59:59Z', '2026-11-16'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-05T22:00:00Z', '2026-07-06'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('%s is in the week of Monday %s', (now, monday) => {
  expect(swissWeeks(new Date(now), 1)[0]?.monday).toBe(monday)
})

test('weeks follow each other without a gap, across changes of the clock', () => {
  const weeks = swissWeeks(new Date('2026-11-23T10:00:00Z'), 53)
  expect(weeks.length).toBe(53)
  weeks.slice(1).forEach(({ from }, index) => {
    expect(from).toEqual(weeks[index]?.until)
  })
  const hours = weeks.map(({ from, until }) => (until.getTime() - from.getTime()) / 3_600_000)
  expect(hours.toSorted()).toEqual([167, ...Array.from({ length: 51 }, () => 168), 169])
})
