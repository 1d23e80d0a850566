import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddressKind } from '../../domain/customer/address.ts'
import type { AddressProblem } from '../../domain/order/address-problem.ts'

const texts = {
  billing: {
    LastName: msg`Billing address: name is missing`,
    Address1: msg`Billing address: street is missing`,
    Postcode: msg`Billing address: postcode is missing`,
    City: msg`Billing address: city is missing`,
    Country: msg`Billing address: we do not deliver to this country`,
  },
  shipping: {
    LastName: msg`Shipping address: name is missing`,
    Address1: msg`Shipping address: street is missing`,
    Postcode: msg`Shipping address: postcode is missing`,
    City: msg`Shipping address: city is missing`,
    Country: msg`Shipping address: we do not deliver to this country`,
  },
} satisfies Record<AddressKind, Record<AddressProblem['part'], MessageDescriptor>>

/** Which address field prevents an order, and why. */
export const addressProblemMessage = ({ kind, part }: AddressProblem): MessageDescriptor =>
  texts[kind][part]
