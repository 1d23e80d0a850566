import { type Centimes, centimes, percentOf, sumCentimes, times, zero } from '../money.ts'

export type PricedLine = { price: Centimes; quantity: number }

/** total = subtotal − discount + shipping, in centimes; `discount` is a positive amount. */
export type Totals = {
  subtotal: Centimes
  discount: Centimes
  shipping: Centimes
  total: Centimes
}

/**
 * The totals of the checkout (D1 §9), which always charges shipping (R22). `discountRate` in
 * hundredths of a percent; the discount is rounded once, on the subtotal.
 */
export const cartTotals = (
  lines: readonly PricedLine[],
  discountRate: number,
  shipping: Centimes,
): Totals => {
  const subtotal = sumCentimes(lines.map(({ price, quantity }) => times(price, quantity)))
  const discount = percentOf(subtotal, discountRate)
  return { subtotal, discount, shipping, total: centimes(subtotal - discount + shipping) }
}

/**
 * Totals of the cart panel: shipping is included only when there is a discount. Otherwise
 * `isShippingExtra` requests the note "plus shipping" (R22).
 */
export const panelTotals = (
  lines: readonly PricedLine[],
  discountRate: number,
  shipping: Centimes,
): Totals & { isShippingExtra: boolean } => {
  const totals = cartTotals(lines, discountRate, shipping)
  return totals.discount === 0
    ? { ...cartTotals(lines, discountRate, zero), isShippingExtra: true }
    : { ...totals, isShippingExtra: false }
}
