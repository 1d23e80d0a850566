import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickOthers, pickTopics } from './pick-others.ts'

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
])('with the random number %d picks %j', (value, picked) => {
  expect(pickOthers(['a', 'b', 'c', 'd'], 3, () => value)).toEqual(picked)
})

test('throws when more entries are requested than exist (D1 §5)', () => {
  expect(() => pickOthers(['a'], 2, () => 0)).toThrow(RangeError)
})

test.each([
  [5, ['c', 'b', 'd'], 'of many three, never itself'],
  [2, ['b'], 'fewer where there are not as many (R38)'],
  [1, [], 'none beside the only one'],
])('picks of %d topics %j: %s', (count, keys) => {
  const topics = ['a', 'b', 'c', 'd', 'e'].slice(0, count).map((key) => ({ key }))
  const throws = [0.3, 0, 0.4]
  const picked = pickTopics(topics, 'a', () => throws.shift() ?? 0)
  expect(picked.map(({ key }) => key)).toEqual(keys)
})
