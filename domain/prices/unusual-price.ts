/**
 * Whether a price is probably a typing error: 0.00, or more than half above or below the price
 * before. `before` is undefined for a first price; both in centimes.
 */
export const isUnusualPrice = (before: number | undefined, price: number): boolean => {
  if (price === 0) return before !== 0
  return before !== undefined && before > 0 && 2 * Math.abs(price - before) > before
}
