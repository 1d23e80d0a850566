import { isQuantity } from '../quantity.ts'
import { addItem, type CartItem, mergeItems, sameLine } from './cart-item.ts'

// Apart from `cart-item.ts`, which every page loads that adds to the cart.

export const removeItem = (items: readonly CartItem[], cartId: string): CartItem[] =>
  items.filter((item) => item.cartId !== cartId)

/** Sets the quantity of a line. Invalid quantities (0, 1.5, above 999) are ignored. */
export const setQuantity = (
  items: readonly CartItem[],
  cartId: string,
  quantity: number,
): CartItem[] =>
  items.map((item) =>
    item.cartId === cartId && isQuantity(quantity) ? { ...item, quantity } : item,
  )

/**
 * Sets the own reference of a line, '' to remove it. Lines that become equal are merged; nothing
 * changes if that would exceed the maximum quantity.
 */
export const setReference = (
  items: readonly CartItem[],
  cartId: string,
  reference: string,
): readonly CartItem[] => {
  const changed = items.map((item) => {
    if (item.cartId !== cartId) return item
    const { reference: _, ...line } = item
    return reference ? { ...line, reference } : line
  })
  const merged = mergeItems([], changed)
  const count = (lines: readonly CartItem[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return count(merged) === count(items) ? merged : items
}

/** A removed line; `before`: the ids of all lines above it. */
export type RemovedLine = { item: CartItem; before: readonly string[] }

/** Where the line belongs: below the last of the lines that were above it and are still there. */
export const placeOf = (cartIds: readonly string[], { before }: Pick<RemovedLine, 'before'>) =>
  cartIds.findLastIndex((cartId) => before.includes(cartId)) + 1

/**
 * Puts a removed line back at its place, with its quantity. If the same line was added again, the
 * quantities add up (R24). Does nothing when the line is already back.
 */
export const restoreLine = (items: readonly CartItem[], removed: RemovedLine): CartItem[] => {
  const { item } = removed
  if (items.some(({ cartId }) => cartId === item.cartId)) return [...items]
  if (items.some((other) => sameLine(other, item))) return addItem(items, item)
  const place = placeOf(
    items.map(({ cartId }) => cartId),
    removed,
  )
  return items.toSpliced(place, 0, item)
}

/** Puts another line in the place of a line, or adds it to an equal one (R24). */
export const replaceLine = (
  items: readonly CartItem[],
  cartId: string,
  line: CartItem,
): CartItem[] => {
  const others = removeItem(items, cartId)
  const isReplaced = others.length < items.length
  return !isReplaced || others.some((other) => sameLine(other, line))
    ? addItem(others, line)
    : items.map((item) => (item.cartId === cartId ? line : item))
}
