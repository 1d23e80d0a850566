import type { components } from '../api/generated/api.ts'

/** A customer with addresses, certificate and what can be decided. */
export type Customer = components['schemas']['AccountDetail']

/** A customer in the list. */
export type ListedCustomer = components['schemas']['ListedAccount']

export type CustomerAddress = Customer['addresses'][number]

type Named = Pick<Customer, 'firstName' | 'lastName' | 'email'>

export const nameOf = ({ firstName, lastName, email }: Named) =>
  `${firstName} ${lastName}`.trim() || email

export const addressOf = (
  { addresses }: Pick<Customer, 'addresses'>,
  kind: 'billing' | 'shipping',
) => addresses.find((address) => address.kind === kind)

/** An address in lines, without empty ones. */
export const addressLines = (address: CustomerAddress): string[] =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    [address.address1, address.buildingNumber].filter(Boolean).join(' '),
    address.address2,
    [address.postcode, address.city].filter(Boolean).join(' '),
    [address.state, address.country].filter(Boolean).join(', '),
  ].filter(Boolean)
