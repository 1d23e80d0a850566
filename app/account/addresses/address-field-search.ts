import type { Address, AddressKind } from '../../../domain/customer/address.ts'

/** One of the account's addresses, or a field of it. `id`: of a delivery address, without it the default one. */
export type SearchedAddressField = {
  kind: AddressKind
  id?: string | undefined
  part?: keyof Address
}

/** In `from`: the person came from the checkout and returns there. */
export const fromCheckout = 'checkout'

/** The query of the address page that opens the form, at a field, for links from the checkout. */
export const addressFieldSearch = ({ kind, id = kind, part }: SearchedAddressField): string =>
  `?${new URLSearchParams({ edit: id, ...(part && { field: part }), from: fromCheckout })}`

/** The same for links from the change of an order, whose number is in `from`. `edit`: `billing` or `new`. */
export const changeAddressSearch = (edit: 'billing' | 'new', order: number): string =>
  `?${new URLSearchParams({ edit, from: `${order}` })}`
