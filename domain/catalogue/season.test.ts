import { expect, test } from 'vitest'
import { inSeasonFirst, isInSeason } from './season.ts'

const monthsOf = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => isInSeason({ from, to }, month))

test.each([
  [3, 5, [3, 4, 5]],
  [11, 2, [1, 2, 11, 12]],
  [6, 6, [6]],
  [1, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('has the season from %i to %i in the months %j', (from, to, months) => {
  expect(monthsOf(from, to)).toEqual(months)
})

test('sorts seasonal products first and keeps all', () => {
  const list = [
    { slug: 'summer', season: { from: 6, to: 8 } },
    { slug: 'any', season: undefined },
    { slug: 'winter', season: { from: 11, to: 2 } },
    { slug: 'autumn', season: { from: 9, to: 11 } },
  ]
  const slugs = (month: number) => inSeasonFirst(list, month).map(({ slug }) => slug)
  expect(slugs(11)).toEqual(['winter', 'autumn', 'summer', 'any'])
  expect(slugs(7)).toEqual(['summer', 'any', 'winter', 'autumn'])
  expect(slugs(4)).toEqual(['summer', 'any', 'winter', 'autumn'])
})
