import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, maxLineReference, readLineReference } from './free-text.ts'

test.each([
  ['a line', '  Nacht\u0000ruhe\n ', 'Nacht ruhe'],
  ['text with a direction override', 'abc\u202Edef', 'abcdef'],
  ['invisible characters only', '\u200B\u2060\uFEFF', ''],
  ['a lone surrogate', 'a\uD83Db', 'ab'],
  ['a surrogate pair', 'a🌿b', 'a🌿b'],
])('cleans a line of text: %s', (_, text, cleaned) => expect(cleanLine(text)).toBe(cleaned))

test('never splits a character at the limit', () => {
  expect(cleanLine('🌿'.repeat(200), 60)).toBe('🌿'.repeat(60))
  expect(cleanText('🌿'.repeat(3_000))).toBe('🌿'.repeat(2_000))
})

test('keeps line breaks', () => {
  expect(cleanText(' one\r\ntwo\u0007\rthree\u200E\t! ')).toBe('one\ntwo \nthree\t!')
})

describe('the reference of a line', () => {
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
})
