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

/** As payloads and forms name it: `billingPostcode`. */
export type AddressField<Kind extends AddressKind = AddressKind> = `${Kind}${AddressPart}`

export const addressField = <Kind extends AddressKind>(kind: Kind, part: AddressPart) =>
  `${kind}${part}` as AddressField<Kind>

/** Where an address is unless somebody says otherwise (D1 §9). */
export const defaultCountry = 'CH'

/** The house number comes apart (for the QR-bill); null where nobody has said it, '' for none. */
export type Address = Record<AddressPart, string> & {
  BuildingNumber: string | null
}

/** In characters; the number's is the QR-bill's. */
export const longestAddressLine = 100
export const longestBuildingNumber = 16

export const longestIn = (field: keyof Address): number => {
  if (field === 'Country') return 2
  return field === 'BuildingNumber' ? longestBuildingNumber : longestAddressLine
}

/** What is sent of an address; what is missing stays as it is. */
export type AddressChange = Partial<Address>

/**
 * Street and number after a change. Who knows of no number sends the street's line with it, which
 * is taken apart; a line that is as it was changes nothing.
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

/** The address as it is after a change; a canton goes with a move to another country. */
export const changedAddress = (before: Address, change: AddressChange): Address => {
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
