import { postalLines } from '../../domain/customer/postal-lines.ts'
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
