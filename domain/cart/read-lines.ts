import { type CartItem, mergeItems } from './cart-item.ts'
import { isCartItem } from './is-cart-item.ts'

/** Default names that older versions stored for mixtures without a name (R44). */
const earlierDefaults = [
  'Own mixture',
  'Mélange personnel',
  'Custom mixture',
  'Mélange personnalisé',
  'Eigene Mischung',
  'Miscela personale',
] as const

/** Whether the name is one of the shop's defaults, not the customer's. */
export const isDefaultName = (name: string): boolean =>
  earlierDefaults.some((earlier) => earlier === name.trim())

/** Copies the customer's name of a mixture into `info.name`; older lines have it in `name` only. */
export const withGivenName = (item: CartItem): CartItem => {
  const { name, info } = item
  if (info.type !== 'custom' || info.name !== undefined) return item
  return { ...item, info: { ...info, name: isDefaultName(name) ? '' : name } }
}

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
