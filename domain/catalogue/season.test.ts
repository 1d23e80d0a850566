import { expect, test } from 'vitest'
import { isInSeason } from './season.ts'

const monthsOf = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => isInSeason({ from, to }, month))

test.each([
  [3, 5, [3, 4, 5]],
  [11, 2, [1, 2, 11, 12]],
  [6, 6, [6]],
  [1, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('the season from %i to %i is in the months %j', (from, to, months) => {
  expect(monthsOf(from, to)).toEqual(months)
})
