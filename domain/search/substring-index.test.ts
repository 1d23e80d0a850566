import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSubstringIndex } from './substring-index.ts'

const names = [
  ['arnica montana', 'arn.'],
  ['oenanthe crocata'],
  ['eponge', 'spongia tosta'],
  [],
  ['natrium chloratum'],
]

test.each([
  ['arn', [0]],
  ['an', [0, 1]],
  ['n', [0, 1, 2, 4]],
  ['montana', [0]],
  ['montanaa', []],
  ['tosta', [2]],
  ['anas', []],
  ['aarn', []],
  ['€', []],
  ['', []],
])('finds the entries that contain %j', (searched, entries) =>
  expect(createSubstringIndex(names)(searched)).toEqual(entries),
)

/** More characters than have a separate number. */
const letters = Array.from({ length: 90 }, (_, at) => String.fromCharCode(0x4e00 + at))

test.each([
  ['few letters', fc.constantFrom('a', 'b', 'c', ' ')],
  ['many letters', fc.constantFrom(...letters)],
])('finds the same entries as reading all texts, with %s', (_, letter) => {
  const text = fc.string({ unit: letter, maxLength: 12 })
  const entries = fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 40 })
  fc.assert(
    fc.property(entries, fc.string({ unit: letter, minLength: 1, maxLength: 6 }), (texts, part) => {
      const searched = texts[0]?.[0]?.slice(1, 5) || part
      const expected = texts.flatMap((own, at) =>
        own.some((one) => one.includes(searched)) ? [at] : [],
      )
      expect(createSubstringIndex(texts)(searched)).toEqual(expected)
    }),
  )
})
