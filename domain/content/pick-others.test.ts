import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickOthers } from './pick-others.ts'

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('picks distinct entries of the list, as many as asked', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(10), fc.array(unit, { minLength: 1 }), (size, more, throws) => {
      const list = Array.from({ length: size + more }, (_, n) => n)
      let turn = 0
      const picked = pickOthers(list, size, () => throws[turn++ % throws.length] ?? 0)
      expect(new Set(picked).size).toBe(size)
      expect(list).toEqual(expect.arrayContaining(picked))
    }),
  )
})

test.each([
  [0, ['a', 'b', 'c']],
  [0.99, ['d', 'c', 'b']],
])('random %d picks %j', (value, picked) => {
  expect(pickOthers(['a', 'b', 'c', 'd'], 3, () => value)).toEqual(picked)
})

test('asking for more than there is throws (D1 §5)', () => {
  expect(() => pickOthers(['a'], 2, () => 0)).toThrow(RangeError)
})
