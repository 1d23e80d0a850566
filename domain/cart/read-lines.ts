import { type CartItem, mergeItems } from './cart-item.ts'
import { withGivenName } from './given-name.ts'
import { isCartItem } from './is-cart-item.ts'
import { maxCartLines } from './merge-carts.ts'

/**
 * The lines of a stored cart: values of another shape are dropped (D1 §4), lines of an earlier
 * version are brought to this one's, and lines of the same thing are merged (R44). A cart that is
 * current already is returned as the same array.
 */
export const readLines = (stored: readonly unknown[]): readonly CartItem[] => {
  const known = stored.every(isCartItem) ? stored : stored.filter(isCartItem)
  const lines = known.map(withGivenName)
  const merged = mergeItems([], lines).slice(0, maxCartLines)
  const isCurrent =
    merged.length === stored.length && lines.every((line, index) => line === known[index])
  return isCurrent ? known : merged
}
