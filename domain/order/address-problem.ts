import type { AddressKind, AddressPart } from '../customer/address.ts'

/** The fields of an address that decide whether orders can be sent or invoiced to it. */
export type OrderAddress = {
  last_name: string
  company: string
  address1: string
  postcode: string
  city: string
  country: string
}

const parts = ['LastName', 'Address1', 'Postcode', 'City'] as const satisfies AddressPart[]

/** A required field that is missing, or the country of a parcel that is not served. */
export type AddressProblem = { kind: AddressKind; part: (typeof parts)[number] | 'Country' }

/** A company replaces a last name. */
const textOf = (address: OrderAddress, part: (typeof parts)[number]): string => {
  if (part === 'LastName') return address.last_name.trim() || address.company
  if (part === 'Address1') return address.address1
  return part === 'Postcode' ? address.postcode : address.city
}

/** The required fields that are empty; all of them without an address. */
const missingParts = (address: OrderAddress | undefined) =>
  parts.filter((part) => !address || textOf(address, part).trim() === '')

/**
 * Why the addresses of an account cannot be used for an order, per field. Without a shipping
 * address the billing address is checked. `countries`: those that orders are sent to (R32).
 */
export const addressProblems = (
  {
    billing,
    shipping,
  }: { billing?: OrderAddress | undefined; shipping?: OrderAddress | undefined },
  countries: readonly string[],
): AddressProblem[] => {
  const missing = (kind: AddressKind, address: OrderAddress | undefined): AddressProblem[] =>
    missingParts(address).map((part) => ({ kind, part }))
  const delivered = shipping ?? billing
  const isServed = !delivered || countries.includes(delivered.country)
  return [
    ...missing('billing', billing),
    ...(shipping ? missing('shipping', shipping) : []),
    ...(isServed ? [] : [{ kind: shipping ? 'shipping' : 'billing', part: 'Country' } as const]),
  ]
}
