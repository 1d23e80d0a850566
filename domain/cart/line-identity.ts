import { type CartInfo, hasRemedy } from './cart-info.ts'
import { type IdentifiedLine, isIdentified } from './cart-item.ts'

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
