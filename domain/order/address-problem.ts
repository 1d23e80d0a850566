import type { AddressKind, AddressPart } from '../customer/address.ts'

/** As much of an address as decides whether an order can be sent or invoiced to it. */
export type OrderAddress = {
  last_name: string
  company: string
  address1: string
  postcode: string
  city: string
  country: string
}

const parts = ['LastName', 'Address1', 'Postcode', 'City'] as const satisfies AddressPart[]

/** A field of an address that an order needs: missing or, the country of a parcel, not served. */
export type AddressProblem = { kind: AddressKind; part: (typeof parts)[number] | 'Country' }

/** A company stands in for a last name. */
const textOf = (address: OrderAddress, part: (typeof parts)[number]): string => {
  if (part === 'LastName') return address.last_name.trim() || address.company
  if (part === 'Address1') return address.address1
  return part === 'Postcode' ? address.postcode : address.city
}

/** The fields that an order needs of an address and that are empty; all of them without one. */
export const missingParts = (address: OrderAddress | undefined) =>
  parts.filter((part) => !address || textOf(address, part).trim() === '')

/**
 * Why an account's addresses cannot be used for an order, field by field. Parcels go to the billing
 * address where there is no other. `countries`: those that orders are sent to (R32).
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
