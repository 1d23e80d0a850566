import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { isCartInfo } from '../../../domain/cart/is-cart-info.ts'

const maxNameLength = 200

/** In characters of JSON; longer than the largest mixture. */
const maxLength = 12_000

/** Parses an article that a form has posted as JSON; undefined for anything else. */
export const readPostedLine = (posted: FormDataEntryValue | null): IdentifiedLine | undefined => {
  if (typeof posted !== 'string' || posted.length > maxLength) return undefined
  try {
    const { id, name, info }: Record<string, unknown> = JSON.parse(posted) ?? {}
    const isValid =
      typeof id === 'number' &&
      Number.isSafeInteger(id) &&
      typeof name === 'string' &&
      name.length <= maxNameLength &&
      isCartInfo(info)
    return isValid ? { WcId: id, name, info } : undefined
  } catch {
    return undefined
  }
}
