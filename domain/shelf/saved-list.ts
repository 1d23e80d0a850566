import { maxCartLines } from '../cart/cart-operation.ts'
import { cleanLine } from '../order/free-text.ts'

/** The maximum number of lists of an account. */
export const maxLists = 100

/** A list fits into a cart. */
export const maxListLines = maxCartLines

/** In characters. */
export const maxListName = 80

/** The name as stored: one line without invisible characters; undefined for an empty one. */
export const readListName = (text: string): string | undefined =>
  cleanLine(text, maxListName) || undefined

/** Moves the element with `key` to index `to`; beyond the ends it becomes the first or last. */
export const moveTo = <Element extends { key: string }>(
  elements: readonly Element[],
  key: string,
  to: number,
): Element[] => {
  const moved = elements.find((one) => one.key === key)
  return moved
    ? elements.filter((one) => one !== moved).toSpliced(Math.max(0, to), 0, moved)
    : [...elements]
}
