import { cantonNames, isCanton } from '../../domain/customer/canton.ts'
import { postalLines } from '../../domain/customer/postal-address.ts'
import type { Language } from '../../domain/language.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'

/** Domestic addresses omit the country. */
const countryLine = (country: string, language: Language) =>
  country === 'CH' || !/^[A-Z]{2}$/.test(country)
    ? []
    : [new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country]

/** An address as printed on an envelope posted in Switzerland: at most seven lines. */
export const envelopeLines = (address: AddressSnapshot, language: Language): string[] => [
  ...postalLines(address),
  ...countryLine(address.country, language),
]

/** Server only: `Intl` output differs between browsers, so an island would not match its HTML. */
export const countryName = (code: string, language: Language): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** An address as the lines of a label. Server only: `Intl` output differs between browsers. */
export const addressLines = (address: AddressSnapshot, language: Language): string[] =>
  linesOf(address, countryName(address.country, language))

/** The same, with the canton next to the country: 'Vaud, Switzerland'. */
export const addressLinesWithCanton = (address: AddressSnapshot, language: Language): string[] => {
  const { state } = address
  const canton = isCanton(state) ? cantonNames[state][language] : state
  const country = countryName(address.country, language)
  return linesOf(address, [canton, country].filter(Boolean).join(', '))
}

const linesOf = (address: AddressSnapshot, region: string): string[] =>
  [...postalLines(address), region].filter(Boolean)
