import { postalLines } from '../../domain/customer/postal-address.ts'
import type { Schemas } from '../api/client.ts'
import { currentLanguage } from '../i18n/i18n.ts'

/** A customer with addresses, certificate and what can be decided. */
export type Customer = Schemas['AccountDetail']

/** A customer in the list. */
export type ListedCustomer = Schemas['ListedAccount']

export type CustomerAddress = Customer['addresses'][number]

type Named = Pick<Customer, 'firstName' | 'lastName' | 'email'>

export const nameOf = ({ firstName, lastName, email }: Named) =>
  `${firstName} ${lastName}`.trim() || email

export const customerAddress = (
  { addresses }: Pick<Customer, 'addresses'>,
  kind: 'billing' | 'shipping',
) => addresses.find((address) => address.kind === kind)

const countryName = (code: string) =>
  new Intl.DisplayNames(currentLanguage(), { type: 'region', fallback: 'code' }).of(code) ?? code

/** An address as the lines of a label, in the order of Swiss Post; abroad with region and country. */
export const addressLines = (address: CustomerAddress): string[] => {
  const { firstName, lastName, buildingNumber, state, country } = address
  const lines = postalLines({
    ...address,
    first_name: firstName,
    last_name: lastName,
    building_number: buildingNumber,
  })
  if (country === '' || country === 'CH') return lines
  return [...lines, [state, countryName(country)].filter(Boolean).join(', ')]
}
