import { dequal } from 'dequal/lite'
import type { Centimes } from '../money.ts'
import { maxQuantity } from '../quantity.ts'
import { type CartInfo, hasRemedy } from './cart-info.ts'

/**
 * A line of the cart (D1 §3). `WcId` is the price product; `icon` names the family's illustration.
 */
export type CartItem = {
  cartId: string
  WcId: number
  name: string
  icon: string
  price: Centimes
  quantity: number
  info: CartInfo
  /** The person's own reference, such as a code of a patient (A4); never empty. */
  reference?: string
}

/** The fields that identify a line. */
export type IdentifiedLine = Pick<CartItem, 'name' | 'WcId' | 'info'>

/**
 * Whether product and info identify the line; lines stored by older versions also need the name.
 */
const isIdentified = (info: CartInfo): boolean => {
  if (info.type === 'custom') return info.name !== undefined
  return !hasRemedy(info) || info.remedy !== undefined
}

type ReferencedLine = IdentifiedLine & Pick<CartItem, 'reference'>

/**
 * Whether two lines hold the same product under the same reference: equal product id and info,
 * whatever the key order (R24, R44).
 */
export const sameLine = (a: ReferencedLine, b: ReferencedLine): boolean =>
  a.WcId === b.WcId &&
  a.reference === b.reference &&
  dequal(a.info, b.info) &&
  (isIdentified(a.info) || a.name === b.name)

/** Adds to the matching line, which keeps its position and cartId, or appends a line. */
export const addItem = (items: readonly CartItem[], added: CartItem): CartItem[] => {
  const existing = items.find((item) => sameLine(item, added))
  if (!existing) return [...items, added]
  const quantity = Math.min(maxQuantity, existing.quantity + added.quantity)
  // Takes the current price, and the name in the language of the page.
  const merged = { ...existing, name: added.name, price: added.price, quantity }
  return items.map((item) => (item === existing ? merged : item))
}

/** Merges two carts, as at login (R25). */
export const mergeItems = (items: readonly CartItem[], more: readonly CartItem[]): CartItem[] =>
  more.reduce(addItem, [...items])

/** JSON replacer that sorts keys, as stored JSON does not keep their order. */
const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether the info alone says what the line is, whatever its price product. */
const isWhole = (info: CartInfo) =>
  isIdentified(info) && (info.type === 'custom' || hasRemedy(info))

/**
 * A text that is equal for lines of the same article: also in another language (R44), and after it
 * was given another price product.
 */
export const lineIdentity = ({ name, WcId, info }: IdentifiedLine): string => {
  if (isWhole(info)) return JSON.stringify([info], sortKeys)
  return JSON.stringify(isIdentified(info) ? [WcId, info] : [WcId, info, name], sortKeys)
}
