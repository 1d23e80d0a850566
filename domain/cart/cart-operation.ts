import { ok, type Result, refuse } from '../result.ts'
import { addItem, type CartItem, mergeItems, sameLine } from './cart-item.ts'

/** Of a cart, and of an order. */
export const maxCartLines = 200

/** A removed line; `before`: the ids of all lines above it. */
export type RemovedLine = { item: CartItem; before: readonly string[] }

/** A change of a cart (R25). An empty `reference` removes the own reference of a line. */
export type CartChange =
  | { type: 'add'; lines: readonly CartItem[] }
  | { type: 'set'; cartId: string; quantity?: number | undefined; reference?: string | undefined }
  | { type: 'replace'; cartId: string; line: CartItem }
  | { type: 'remove'; cartIds: readonly string[] }
  | { type: 'clear' }
  | { type: 'undo'; removed: readonly RemovedLine[] }

/** A change with the id under which it is applied once. */
export type CartOperation = { id: string } & CartChange

/** Why a change is not applied. */
export type CartRefusal = 'cart-full' | 'quantity-too-large'

const setLine = (
  items: readonly CartItem[],
  { cartId, quantity, reference }: Extract<CartChange, { type: 'set' }>,
): readonly CartItem[] => {
  const changed = items.map((item) => {
    if (item.cartId !== cartId) return item
    const { reference: before, ...line } = item
    const wanted = reference ?? before
    return { ...line, quantity: quantity ?? line.quantity, ...(wanted && { reference: wanted }) }
  })
  return reference === undefined ? changed : mergeItems([], changed)
}

/** Where the line belongs: below the last of the lines that were above it and are still there. */
export const placeOf = (cartIds: readonly string[], { before }: Pick<RemovedLine, 'before'>) =>
  cartIds.findLastIndex((cartId) => before.includes(cartId)) + 1

/** Puts a removed line back at its place, or adds it to an equal one that was added since (R24). */
const restoreLine = (items: readonly CartItem[], removed: RemovedLine): readonly CartItem[] => {
  const { item } = removed
  if (items.some(({ cartId }) => cartId === item.cartId)) return items
  if (items.some((other) => sameLine(other, item))) return addItem(items, item)
  const place = placeOf(
    items.map(({ cartId }) => cartId),
    removed,
  )
  return items.toSpliced(place, 0, item)
}

/** Puts another line in the place of a line, or adds it to an equal one (R24). */
const replaceLine = (items: readonly CartItem[], cartId: string, line: CartItem) => {
  const others = items.filter((item) => item.cartId !== cartId)
  const isGone = others.length === items.length
  return isGone || others.some((other) => sameLine(other, line))
    ? addItem(others, line)
    : items.map((item) => (item.cartId === cartId ? line : item))
}

const changedLines = (items: readonly CartItem[], change: CartChange): readonly CartItem[] => {
  switch (change.type) {
    case 'add':
      return mergeItems(items, change.lines)
    case 'set':
      return setLine(items, change)
    case 'replace':
      return replaceLine(items, change.cartId, change.line)
    case 'remove':
      return items.filter(({ cartId }) => !change.cartIds.includes(cartId))
    case 'clear':
      return []
    case 'undo':
      return change.removed.reduce(restoreLine, items)
  }
}

const countOf = (items: readonly CartItem[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether lines that were merged exceed `maxQuantity`; merging limits quantities. */
const isTooMuch = (
  items: readonly CartItem[],
  changed: readonly CartItem[],
  change: CartChange,
) => {
  if (change.type === 'add') return countOf(changed) < countOf(items) + countOf(change.lines)
  return change.type === 'set' && change.quantity === undefined && countOf(changed) < countOf(items)
}

/** The lines after a change; nothing is changed when the cart cannot hold them. */
export const changeLines = (
  items: readonly CartItem[],
  change: CartChange,
): Result<readonly CartItem[], CartRefusal> => {
  const changed = changedLines(items, change)
  if (changed.length > maxCartLines && changed.length > items.length) return refuse('cart-full')
  return isTooMuch(items, changed, change) ? refuse('quantity-too-large') : ok(changed)
}
