import { type Centimes, centimes, percentOf, sumCentimes, times, zero } from '../money.ts'

export type PricedLine = { price: Centimes; quantity: number }

/** total = subtotal − discount + shipping, in centimes; `discount` is a positive amount. */
export type Totals = {
  subtotal: Centimes
  discount: Centimes
  shipping: Centimes
  total: Centimes
}

/** What shipping costs, and from which amount it is free; undefined: never. */
export type ShippingTerms = { cost: Centimes; freeFrom: Centimes | undefined }

/** `goods`: what the customer pays for the items, after the discount. */
const isShippingFree = ({ freeFrom }: ShippingTerms, goods: number) =>
  freeFrom !== undefined && goods >= freeFrom

/**
 * The totals of the checkout (D1 §9), which charges shipping unless the order reaches the amount
 * from which it is free (R22). `discountRate` in hundredths of a percent; the discount is rounded
 * once, on the subtotal.
 */
export const cartTotals = (
  lines: readonly PricedLine[],
  discountRate: number,
  terms: ShippingTerms,
): Totals => {
  const subtotal = sumCentimes(lines.map(({ price, quantity }) => times(price, quantity)))
  const discount = percentOf(subtotal, discountRate)
  const shipping = isShippingFree(terms, subtotal - discount) ? zero : terms.cost
  return { subtotal, discount, shipping, total: centimes(subtotal - discount + shipping) }
}

/**
 * Totals of the cart panel: shipping is included only when there is a discount. Otherwise
 * `shippingNote` requests the note "plus shipping" or "free shipping" (R22).
 */
export const panelTotals = (
  lines: readonly PricedLine[],
  discountRate: number,
  terms: ShippingTerms,
): Totals & { shippingNote: 'extra' | 'free' | undefined } => {
  const totals = cartTotals(lines, discountRate, terms)
  const { subtotal, discount } = totals
  if (discount !== 0) return { ...totals, shippingNote: undefined }
  const isFree = isShippingFree(terms, subtotal)
  return { ...totals, shipping: zero, total: subtotal, shippingNote: isFree ? 'free' : 'extra' }
}
