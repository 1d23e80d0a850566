import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakPages, type TableRow } from './page-breaks.ts'

const rowsOf = (heights: number[]): TableRow[] => heights.map((height, line) => ({ height, line }))

const even = (count: number) => rowsOf(Array<number>(count).fill(10))

test.each([
  ['all on one page', 11, [11]],
  ['moves the last two lines with the end', 12, [10, 2]],
  ['fills the first page without the end', 25, [20, 5]],
  ['never leaves the end alone', 20, [18, 2]],
  ['goes on to a third page', 55, [20, 33, 2]],
] as const)('%s: %i lines', (_, count, pages) => {
  expect(breakPages(even(count), { first: 200, further: 400, end: 90, continued: 0 })).toEqual(
    pages,
  )
})

test('keeps every row in order within its page, and two lines with the end', () => {
  const room = { first: 300, further: 600, end: 400, continued: 0 }
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 120 }),
      (heights) => {
        const pages = breakPages(rowsOf(heights), room)
        expect(pages.reduce((sum, count) => sum + count, 0)).toBe(heights.length)
        let from = 0
        for (const [index, count] of pages.entries()) {
          const height = heights.slice(from, from + count).reduce((sum, h) => sum + h, 0)
          const isLast = index === pages.length - 1
          const limit = index === 0 ? room.first : room.further
          expect(height + (isLast ? room.end : 0)).toBeLessThanOrEqual(
            pages.length === 1 ? room.first : limit,
          )
          if (isLast) expect(count).toBeGreaterThanOrEqual(Math.min(2, heights.length - 1))
          from += count
        }
      },
    ),
  )
})

const mixture = (parts: number, line = 0): TableRow[] =>
  Array.from({ length: parts }, (_, part) => ({
    height: 10,
    line,
    ...(part > 0 && { continues: 'Mixture' }),
  }))

test('splits a mixture longer than a page and keeps a part with the end', () => {
  const pages = breakPages(mixture(60), { first: 200, further: 400, end: 300, continued: 0 })
  expect(pages).toEqual([20, 30, 10])
})

test('fills the first page with a mixture instead of moving it to the last', () => {
  const room = { first: 400, further: 600, end: 300, continued: 10 }
  expect(breakPages(mixture(30), room)).toEqual([20, 10])
  expect(breakPages([...even(2), ...mixture(30, 2), ...mixture(2, 3)], room)).toEqual([24, 10])
})

test('reserves space for the repeated heading of a mixture', () => {
  const room = { first: 200, further: 400, end: 300, continued: 10 }
  expect(breakPages(mixture(60), room)).toEqual([20, 31, 9])
})

test('keeps the name of a mixture with its first substances', () => {
  const rows = [...even(19), ...mixture(30, 19)]
  const [first] = breakPages(rows, { first: 200, further: 400, end: 50, continued: 10 })
  expect(first).toBe(19)
})
