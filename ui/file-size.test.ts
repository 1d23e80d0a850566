import { expect, test } from 'vitest'
import type { Language } from '../domain/language.ts'
import { fileSize } from './file-size.ts'

test.each<[number, Language, string]>([
  [900, 'en', '900\u00a0B'],
  [1_024, 'de', '1\u00a0KiB'],
  [1_300_000, 'en', '1.2\u00a0MiB'],
  [1_300_000, 'it', '1,2\u00a0MiB'],
  [900, 'fr', '900\u00a0o'],
  [1_300_000, 'fr', '1,2\u00a0Mio'],
  [10 * 2 ** 20, 'de', '10\u00a0MiB'],
])('formats %i bytes in %s as %s', (bytes, language, written) =>
  expect(fileSize(bytes, language)).toBe(written),
)
