import countries from 'i18n-iso-countries/index.js'
import { cantonNames } from '../../../domain/customer/canton.ts'
import { type Language, languages } from '../../../domain/language.ts'

/** What a select offers. */
export type Choice = { value: string; label: string }

export type AddressChoices = { countries: readonly Choice[]; cantons: readonly Choice[] }

const codes = Object.keys(countries.getAlpha2Codes())

/** ISO 3166-1 alpha-2. */
export const isCountry = (code: string) => codes.includes(code)

const byLabel = (choices: readonly Choice[], language: Language): readonly Choice[] => {
  const { compare } = new Intl.Collator(language)
  return choices.toSorted((one, other) => compare(one.label, other.label))
}

const countriesIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return byLabel(
    codes.map((value) => ({ value, label: names.of(value) ?? value })),
    language,
  )
}

const cantonsIn = (language: Language) =>
  byLabel(
    Object.entries(cantonNames).map(([value, names]) => ({ value, label: names[language] })),
    language,
  )

const known = Object.fromEntries(
  languages.map((language) => [
    language,
    { countries: countriesIn(language), cantons: cantonsIn(language) },
  ]),
) as Record<Language, AddressChoices>

/**
 * The full ISO list of countries (R32) and the cantons, for the selects of an address: sorted by
 * label as the language sorts.
 */
export const addressChoices = (language: Language) => known[language]
