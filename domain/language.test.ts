import { expect, test } from 'vitest'
import { looksLikeLanguage } from './language.ts'

test.each([
  ['pt', true],
  ['pt-BR', true],
  ['shop', false],
  ['f', false],
  ['', false],
])('%j looks like a language: %s', (segment, expected) => {
  expect(looksLikeLanguage(segment)).toBe(expected)
})
