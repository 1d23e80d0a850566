import { describe, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { addressChoices, isCountry } from './address-choices.ts'

describe.each(languages)('the selects of an address in %s', (language) => {
  const { countries, cantons } = addressChoices(language)

  test('contain all ISO countries and all cantons', () => {
    expect(countries.length).toBeGreaterThanOrEqual(249)
    expect(cantons).toHaveLength(26)
    for (const { value, label } of countries) {
      expect(isCountry(value)).toBe(true)
      expect(label, value).not.toBe(value)
    }
  })

  test.each(Object.entries({ countries, cantons }))(
    '%s are unique and sorted by label',
    (_, of) => {
      const labels = of.map(({ label }) => label)
      expect(labels).toEqual([...labels].sort(new Intl.Collator(language).compare))
      expect(new Set(labels).size).toBe(labels.length)
    },
  )
})

test('labels are in the language', () => {
  const labelOf = (language: 'fr' | 'en' | 'de' | 'it', code: string) =>
    addressChoices(language).countries.find(({ value }) => value === code)?.label
  expect(languages.map((language) => labelOf(language, 'CH'))).toEqual([
    'Suisse',
    'Switzerland',
    'Schweiz',
    'Svizzera',
  ])
  expect(labelOf('de', 'US')).toMatch(/^Vereinigte Staaten/)
})

test.each(['', 'XX', 'ch', 'CHE', '756', 'constructor'])('%j is no country code', (code) =>
  expect(isCountry(code)).toBe(false),
)
