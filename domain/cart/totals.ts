import { type Centimes, centimes, percentOf, sumCentimes, times, zero } from '../money.ts'

export type PricedLine = { price: Centimes; quantity: number }

/** total = subtotal − discount + shipping; the discount is given as a positive amount. */
export type Totals = {
  subtotal: Centimes
  discount: Centimes
  shipping: Centimes
  total: Centimes
}

/**
 * What the lines cost (D1 §9). `discountRate` in hundredths of a percent; the discount is rounded
 * once, on the subtotal.
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

/** The checkout always shows and charges shipping (R22). */
export const checkoutTotals = cartTotals

/**
 * What the cart panel shows: shipping only beside a discount; otherwise the total is without it and
 * `isShippingExtra` asks for the words "plus shipping" (R22).
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
