import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { isCartInfo } from '../../../domain/cart/is-cart-item.ts'

const maxNameLength = 200

/** In characters of JSON; longer than the largest mixture. */
const maxLength = 12_000

/** Parses an article; undefined for anything else. */
export const readLine = (posted: unknown): IdentifiedLine | undefined => {
  if (typeof posted !== 'object' || posted === null) return undefined
  const { id, name, info }: Record<string, unknown> = { ...posted }
  const isValid =
    typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    name.length <= maxNameLength &&
    isCartInfo(info)
  return isValid ? { WcId: id, name, info } : undefined
}

/** Parses an article that a form has posted as JSON; undefined for anything else. */
export const readPostedLine = (posted: FormDataEntryValue | null): IdentifiedLine | undefined => {
  if (typeof posted !== 'string' || posted.length > maxLength) return undefined
  try {
    return readLine(JSON.parse(posted))
  } catch {
    return undefined
  }
}
