import type { ReactNode } from 'react'
import {
  type AddressField,
  addressFieldSearch,
} from '../../account/addresses/address-field-search.ts'
import { useAddress } from '../../i18n/use-address.ts'

type Props = { problem: AddressField; children: ReactNode }

/** Links to the field in the account; entered values are kept (see checkout-frame.js). */
export const AddressLink = ({ problem, children }: Props) => (
  <a
    href={`${useAddress()('account.addresses')}${addressFieldSearch(problem)}`}
    target="_top"
    className="text-link inline-flex min-h-11 items-center"
  >
    {children}
  </a>
)
