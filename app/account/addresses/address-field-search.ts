import type { Address, AddressKind } from '../../../domain/customer/address.ts'

/** A field of one of the account's addresses. */
export type AddressField = { kind: AddressKind; part: keyof Address }

/** Says that the address is edited for the sake of the checkout, which waits. */
const fromCheckout = 'checkout'

/** The search of the address page that opens the address at a field, on the way from the checkout. */
export const addressFieldSearch = ({ kind, part }: AddressField): string =>
  `?${new URLSearchParams({ edit: kind, field: part, from: fromCheckout })}`

export const isFromCheckout = (search: URLSearchParams): boolean =>
  search.get('from') === fromCheckout

/** The same way on, after a save. */
export const keepFrom = (search: URLSearchParams): string =>
  isFromCheckout(search) ? `&from=${fromCheckout}` : ''
