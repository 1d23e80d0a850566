import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDistance, metresBetween } from './distance.ts'

const bern = { latitude: 46.948, longitude: 7.4474 }
const zurich = { latitude: 47.3769, longitude: 8.5417 }

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('measures Bern to Zürich', () => {
  expect(metresBetween(bern, zurich) / 1_000).toBeCloseTo(95.5, 0)
})

test('measures a distance that is symmetric, zero at the same point and at most half the circumference', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const metres = metresBetween(one, other)
      expect(metres).toBeCloseTo(metresBetween(other, one), 3)
      expect(metres).toBeGreaterThanOrEqual(0)
      expect(metres).toBeLessThanOrEqual(Math.PI * 6_371_000)
      expect(metresBetween(one, one)).toBe(0)
    }),
  )
})

test.each([
  [0, '0 m'],
  [344, '340 m'],
  [994, '990 m'],
  [995, '1.0 km'],
  [3_449, '3.4 km'],
  [9_949, '9.9 km'],
  [9_950, '10 km'],
  [95_540, '96 km'],
])('writes %d metres as %s', (metres, text) => {
  expect(formatDistance(metres, 'de').replace('\u00a0', ' ')).toBe(text)
})

test('writes decimals as each language does', () => {
  expect((['fr', 'en', 'de', 'it'] as const).map((one) => formatDistance(1_500, one))).toEqual([
    '1,5\u00a0km',
    '1.5\u00a0km',
    '1.5\u00a0km',
    '1,5\u00a0km',
  ])
})
