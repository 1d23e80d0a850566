import { type CartItem, mergeItems } from './cart-item.ts'
import { withGivenName } from './given-name.ts'
import { isCartItem } from './is-cart-item.ts'

/**
 * Parses the lines of a stored cart: drops invalid shapes (D1 §4), migrates older lines and merges
 * duplicates (R44). Returns the same array when nothing changes.
 */
export const readLines = (stored: readonly unknown[]): readonly CartItem[] => {
  const valid = stored.every(isCartItem) ? stored : stored.filter(isCartItem)
  const lines = valid.map(withGivenName)
  const merged = mergeItems([], lines)
  const isCurrent =
    merged.length === stored.length && lines.every((line, index) => line === valid[index])
  return isCurrent ? valid : merged
}
