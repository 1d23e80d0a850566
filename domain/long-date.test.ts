import { describe, expect, test } from 'vitest'
import { languages } from './language.ts'
import { longDate, monthName } from './long-date.ts'

test.each([
  ['2026-03-12', 'fr', '12 mars 2026'],
  ['2026-03-01', 'fr', '1er mars 2026'],
  ['2026-03-12', 'en', '12 March 2026'],
  ['2026-03-01', 'de', '1. März 2026'],
  ['2026-12-01', 'it', '1º dicembre 2026'],
  ['2026-13-01', 'it', '2026-13-01'],
  ['soon', 'en', 'soon'],
] as const)('%s in %s is %s', (day, language, text) => {
  expect(longDate(day, language)).toBe(text)
})

describe.each(languages)('months in %s', (language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'names month %i as the platform does',
    (month) => {
      expect(monthName(month, language)).toBe(format(Date.UTC(2026, month - 1, 1)))
    },
  )
})
