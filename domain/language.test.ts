import { expect, test } from 'vitest'
import { looksLikeLanguage, preferredLanguage } from './language.ts'

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, it;q=0.9', 'it'],
  ['pt-BR, fr;q=0.2', 'fr'],
  ['fr;q=0, en', 'en'],
  ['pt, ja', undefined],
  ['', undefined],
  [undefined, undefined],
  ['*', undefined],
  [';;;q=x,,', undefined],
])('Accept-Language %j prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test.each([
  ['pt', true],
  ['pt-BR', true],
  ['shop', false],
  ['f', false],
  ['', false],
])('%j looks like a language: %s', (segment, expected) => {
  expect(looksLikeLanguage(segment)).toBe(expected)
})
