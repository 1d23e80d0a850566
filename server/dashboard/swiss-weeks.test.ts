import { expect, test } from 'vitest'
import { swissWeeks } from './swiss-weeks.ts'

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
