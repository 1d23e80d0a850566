import { dequal } from 'dequal/lite'
import { pick } from '../pick.ts'
import { isPaidFirst } from './invoice-moment.ts'
import type { PricedOrder } from './price-order.ts'

/**
 * What a person confirms with an order beside its lines. `discountRate` in hundredths of a percent;
 * `paymentDays`: the term of payment of an invoice.
 */
export type OrderTerms<Address = unknown> = Omit<PricedOrder, 'lines'> & {
  discountRate: number
  paymentDays: number
  billing: Address
  shippingAddress: Address
}

type Term = keyof OrderTerms

const terms = [
  'subtotal',
  'discountRate',
  'discount',
  'shipping',
  'fee',
  'total',
  'vat',
  'paymentDays',
  'billing',
  'shippingAddress',
] as const satisfies readonly Term[]

/** The terms without the lines of a quote. */
export const termsOf = <Address>(quote: OrderTerms<Address>): OrderTerms<Address> =>
  pick(quote, ...terms)

/**
 * The terms that differ from the confirmed ones, lower amounts too. The term of payment counts for
 * invoices only.
 */
export const changedTerms = (
  confirmed: Partial<OrderTerms>,
  current: OrderTerms,
  payment: string,
): Term[] =>
  terms.filter(
    (term) =>
      term in confirmed &&
      !(term === 'paymentDays' && isPaidFirst(payment)) &&
      !dequal(confirmed[term], current[term]),
  )
