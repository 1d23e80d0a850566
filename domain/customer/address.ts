import { isCanton } from './canton.ts'
import {
  cleanPostcode,
  maxBuildingNumberLength,
  splitStreet,
  streetLine,
} from './postal-address.ts'

/** The billing and the default delivery address of an account. */
export const addressKinds = ['billing', 'shipping'] as const
export type AddressKind = (typeof addressKinds)[number]

/** The nine fields of an address without the prefix of its kind (D1 §3). */
export const addressFields = [
  'FirstName',
  'LastName',
  'Company',
  'Address1',
  'Address2',
  'Postcode',
  'City',
  'State',
  'Country',
] as const

export type AddressPart = (typeof addressFields)[number]

/** The name in payloads and forms: `billingPostcode`. */
export type AddressField<Kind extends AddressKind = AddressKind> = `${Kind}${AddressPart}`

export const addressField = <Kind extends AddressKind>(kind: Kind, part: AddressPart) =>
  `${kind}${part}` as AddressField<Kind>

/** The preselected country (D1 §9). */
export const defaultCountry = 'CH'

/** The house number is separate for the QR-bill; null when nobody has said, '' when there is none. */
export type Address = Record<AddressPart, string> & {
  BuildingNumber: string | null
}

/** Per account, with the default one. */
export const maxDeliveryAddresses = 50

/** Of the name of a delivery address, in characters. */
export const maxAddressNameLength = 60

/** In characters. */
const maxLineLength = 100

export const maxAddressFieldLength = (field: keyof Address): number => {
  if (field === 'Country') return 2
  return field === 'BuildingNumber' ? maxBuildingNumberLength : maxLineLength
}

/** Received fields of an address; missing ones stay unchanged. */
export type AddressChange = Partial<Address>

/** The supplement of a street line joins the second line, unless it is there already. */
const withSupplement = (Address2: string, supplement: string): string =>
  Address2.includes(supplement) ? Address2 : [Address2, supplement].filter(Boolean).join(', ')

/** '12 bis' and '12bis'. */
const isSameNumber = (one: string, other: string) =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase()

/**
 * Street, number and second line after a change. A client without a number field sends street and
 * number in one line, which is split. An unchanged line changes nothing.
 */
const changedStreet = (before: Address, change: AddressChange) => {
  const { Address1 = before.Address1, Address2 = before.Address2 } = change
  const number = change.BuildingNumber
  if (!number && before.BuildingNumber) {
    const { Address1: street, BuildingNumber } = before
    if (Address1 === streetLine(street, BuildingNumber))
      return { Address1: street, Address2, BuildingNumber }
    if (Address1 === street) return { Address1, Address2, BuildingNumber: number ?? BuildingNumber }
  }
  const { street, buildingNumber, supplement } = splitStreet(Address1)
  const second = withSupplement(Address2, supplement)
  const isSplit = buildingNumber !== null && (!number || isSameNumber(number, buildingNumber))
  if (isSplit && [...second].length <= maxLineLength)
    return { Address1: street, Address2: second, BuildingNumber: number || buildingNumber }
  const known = Address1 === before.Address1 ? before.BuildingNumber : null
  return { Address1, Address2, BuildingNumber: number ?? known }
}

/**
 * The address after a change: number and postcode in their own form; moving to another country
 * clears the canton.
 */
export const applyAddressChange = (before: Address, change: AddressChange): Address => {
  const after = { ...before, ...change, ...changedStreet(before, change) }
  const isForeignCanton = after.Country !== defaultCountry && isCanton(after.State)
  return {
    ...after,
    Postcode: cleanPostcode(after.Postcode, after.Country),
    State: isForeignCanton ? '' : after.State,
  }
}

export const emptyAddress: Address = {
  FirstName: '',
  LastName: '',
  Company: '',
  Address1: '',
  BuildingNumber: null,
  Address2: '',
  Postcode: '',
  City: '',
  State: '',
  Country: defaultCountry,
}
