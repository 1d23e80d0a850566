import { isCanton } from './canton.ts'
import { splitStreet, streetLine } from './street.ts'

/** The two addresses of an account. */
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

/** The house number is separate for the QR-bill; null when unknown, '' when there is none. */
export type Address = Record<AddressPart, string> & {
  BuildingNumber: string | null
}

/** In characters; the limit of the number is the QR-bill's. */
const maxLineLength = 100
const maxBuildingNumberLength = 16

export const maxFieldLength = (field: keyof Address): number => {
  if (field === 'Country') return 2
  return field === 'BuildingNumber' ? maxBuildingNumberLength : maxLineLength
}

/** Received fields of an address; missing ones stay unchanged. */
export type AddressChange = Partial<Address>

/**
 * Street and number after a change. A client without a number field sends both in one line, which
 * is split. An unchanged line changes nothing.
 */
const changedStreet = (before: Address, change: AddressChange) => {
  const { Address1 = before.Address1, BuildingNumber: number } = change
  if (typeof number === 'string') {
    const split = splitStreet(Address1)
    const isIn = number !== '' && split.buildingNumber === number
    return { Address1: isIn ? split.street : Address1, BuildingNumber: number }
  }
  if ([before.Address1, streetLine(before.Address1, before.BuildingNumber)].includes(Address1))
    return { Address1: before.Address1, BuildingNumber: before.BuildingNumber }
  const { street, buildingNumber } = splitStreet(Address1)
  return { Address1: street, BuildingNumber: buildingNumber }
}

/** The address after a change; moving to another country clears the canton. */
export const applyAddressChange = (before: Address, change: AddressChange): Address => {
  const after = { ...before, ...change, ...changedStreet(before, change) }
  return after.Country !== defaultCountry && isCanton(after.State) ? { ...after, State: '' } : after
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
