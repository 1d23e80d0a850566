import { streetLine } from '../../domain/customer/street.ts'
import type { Language } from '../../domain/language.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'

/** Parcels within the country name none. */
const countryLine = (country: string, language: Language) =>
  country === 'CH' || !/^[A-Z]{2}$/.test(country)
    ? ''
    : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)

/** An address as it stands on an envelope posted in Switzerland. */
export const envelopeLines = (address: AddressSnapshot, language: Language): string[] =>
  [
    address.company,
    `${address.first_name} ${address.last_name}`,
    streetLine(address.address1, address.building_number),
    address.address2,
    `${address.postcode} ${address.city}`,
    countryLine(address.country, language),
  ]
    .map((line) => line.trim())
    .filter(Boolean)
