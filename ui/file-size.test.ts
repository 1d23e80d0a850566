import { expect, test } from 'vitest'
import type { Language } from '../domain/language.ts'
import { fileSize } from './file-size.ts'

test.each<[number, Language, string]>([
  [900, 'en', '900 B'],
  [1_024, 'de', '1 KB'],
  [1_300_000, 'en', '1.2 MB'],
  [1_300_000, 'it', '1,2 MB'],
  [1_300_000, 'fr', '1,2 Mo'],
  [10 * 2 ** 20, 'de', '10 MB'],
])('%i bytes in %s: %s', (bytes, language, written) =>
  expect(fileSize(bytes, language)).toBe(written),
)
