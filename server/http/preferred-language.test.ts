import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, it;q=0.9', 'it'],
  ['pt-BR, fr;q=0.2', 'fr'],
  ['fr;q=0, en', 'en'],
  ['pt, ja', undefined],
  ['', undefined],
  [undefined, undefined],
  ['*', undefined],
  ['*, it;q=0.1', 'it'],
  ['DE-ch', 'de'],
  [';;;q=x,,', undefined],
])('Accept-Language %j prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
