import { expect, test } from 'vitest'
import { maxLineReference, readLineReference } from './free-text.ts'

test.each([
  ['P-12', 'P-12'],
  ['  Frau M.  ', 'Frau M.'],
  ['a\nb\tc\u0000d', 'a b c d'],
  ['\u202Eabc\u200B', 'abc'],
  [' ', ''],
  ['x'.repeat(60), 'x'.repeat(maxLineReference)],
])('reads the reference %j as %j', (text, reference) => {
  expect(readLineReference(text)).toBe(reference)
})
