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
  expect(breakPages(even(count), { first: 200, further: 400, end: 90 })).toEqual(pages)
})

test('keeps every row, in order, within its page, and two lines beside the end', () => {
  const room = { first: 300, further: 600, end: 400 }
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

test('splits a mixture longer than a page, with a part of it beside the end', () => {
  const rows = Array.from({ length: 60 }, () => ({ height: 10, line: 0 }))
  const pages = breakPages(rows, { first: 200, further: 400, end: 300 })
  expect(pages).toEqual([20, 30, 10])
})
