import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOf, pageAt, pageCount, stepPage } from './slider-pages.ts'

test.each([
  [47, 4, 12],
  [47, 1, 47],
  [4, 4, 1],
  [5, 4, 2],
  [0, 4, 1],
  [3, 0, 3],
])('fills with %i items, %i per page, %i pages', (things, perPage, pages) => {
  expect(pageCount(things, perPage)).toBe(pages)
})

test.each([
  [0, 1, 12, 1],
  [11, 1, 12, 11],
  [0, -1, 12, 0],
  [3, -1, 12, 2],
])('steps from page %i by %i of %i to %i', (index, by, count, expected) => {
  expect(stepPage(index, by, count)).toBe(expected)
})

const tracks = fc
  .record({ count: fc.integer({ min: 1, max: 60 }), pageWidth: fc.integer({ min: 50, max: 1500 }) })
  .chain(({ count, pageWidth }) =>
    // The last page may be almost empty or full.
    fc.record({
      count: fc.constant(count),
      pageWidth: fc.constant(pageWidth),
      farthest: fc.integer({
        min: Math.max(0, (count - 2) * pageWidth + 5),
        max: (count - 1) * pageWidth,
      }),
    }),
  )
  .filter(({ count, farthest }) => count === 1 || farthest > 4)

describe('for any widths', () => {
  test('shows the page that was scrolled to', () => {
    fc.assert(
      fc.property(tracks, fc.nat(), (track, any) => {
        const index = any % track.count
        const { count } = track
        expect(pageAt({ ...track, left: leftOf(index, track) }, count)).toBe(index)
      }),
    )
  })

  test('stays within the pages for any step and position', () => {
    fc.assert(
      fc.property(tracks, fc.integer({ min: -99, max: 99 }), (track, by) => {
        const { count, farthest } = track
        for (const index of [
          stepPage(0, by, count),
          pageAt({ ...track, left: Math.min(farthest, Math.abs(by) * 20) }, count),
        ]) {
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThan(count)
        }
      }),
    )
  })
})
