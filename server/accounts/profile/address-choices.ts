import countries from 'i18n-iso-countries/index.js'
import { cantonNames } from '../../../domain/customer/canton.ts'
import type { Language } from '../../../domain/language.ts'

/** An option of a select. */
export type AddressChoice = { value: string; label: string }

export type AddressChoices = {
  countries: readonly AddressChoice[]
  cantons: readonly AddressChoice[]
}

const countryCodes = Object.keys(countries.getAlpha2Codes())

/** ISO 3166-1 alpha-2. */
export const isCountry = (code: string) => countryCodes.includes(code)

const byLabel = (
  choices: readonly AddressChoice[],
  language: Language,
): readonly AddressChoice[] => {
  const { compare } = new Intl.Collator(language)
  return choices.toSorted((one, other) => compare(one.label, other.label))
}

const countriesIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return byLabel(
    countryCodes.map((value) => ({ value, label: names.of(value) ?? value })),
    language,
  )
}

const cantonsIn = (language: Language) =>
  byLabel(
    Object.entries(cantonNames).map(([value, names]) => ({ value, label: names[language] })),
    language,
  )

const choices = new Map<Language, AddressChoices>()

/** All ISO countries (R32) and the cantons as select options, sorted by label in the language. */
export const addressChoices = (language: Language): AddressChoices => {
  const known = choices.get(language)
  if (known) return known
  const made = { countries: countriesIn(language), cantons: cantonsIn(language) }
  choices.set(language, made)
  return made
}
