import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPattern, editDistance, lettersOf, mayMatch } from './edit-distance.ts'

/** Optimal string alignment by its table, as defined. */
const slowDistance = (one: string, other: string) => {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + wrong)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1)
      rows[i]?.splice(j, 1, best)
    }
  return at(one.length, other.length)
}

test.each([
  ['belladona', 'belladonna', 1, 1],
  ['arnca', 'arnica montana', 9, 1],
  ['abcd', 'abdc', 1, 1],
  ['thuja', 'thuja', 0, 0],
  ['a', '', 1, 1],
])('compares %j with %j', (word, text, whole, start) =>
  expect(editDistance(createPattern(word), text)).toEqual({ whole, start }),
)

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ä'), minLength: 1, maxLength: 31 })

test('equals the distance by its definition, for whole texts and their beginnings', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const starts = [...other, ''].map((_, at) => slowDistance(one, other.slice(0, at)))
      expect(editDistance(createPattern(one), other)).toEqual({
        whole: slowDistance(one, other),
        start: Math.min(...starts),
      })
    }),
  )
})

test('excludes no text that is near enough', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (one, other, most) => {
      const { whole } = editDistance(createPattern(one), other)
      if (whole <= most) expect(mayMatch(createPattern(one), lettersOf(other), most)).toBe(true)
    }),
  )
})
