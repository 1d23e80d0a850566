import { postalLines } from '../../domain/customer/postal-lines.ts'
import type { Language } from '../../domain/language.ts'
import type { AddressSnapshot } from '../../server/db/tables/orders.ts'

/** On the server only, as all that is written by `Intl`. */
export const countryName = (code: string, language: Language): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** An address as the lines of a label; on the server only (browsers write `Intl` differently). */
export const addressLines = (address: AddressSnapshot, language: Language): string[] =>
  [...postalLines(address), countryName(address.country, language)].filter(Boolean)
