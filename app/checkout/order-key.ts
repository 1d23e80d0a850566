import { validate as isUuid, v4, v5 } from 'uuid'
import type { CartItem } from '../../domain/cart/cart-item.ts'

const name = 'officina_order_key'

/** Without storage the key lasts as long as the page. */
let keyOfPage: string | undefined

const keyOfTab = () => {
  try {
    const kept = sessionStorage.getItem(name)
    if (kept) return kept
    const made = v4()
    sessionStorage.setItem(name, made)
    return made
  } catch {
    keyOfPage ??= v4()
    return keyOfPage
  }
}

/**
 * The idempotency key of a cart's order: equal in all tabs and devices and after reloads, so the
 * server recognises a repeated attempt (R26). Ids of lines that are not unique give a key of the tab.
 */
export const orderKey = (cart: readonly Pick<CartItem, 'cartId'>[]): string => {
  const ids = cart.map(({ cartId }) => cartId)
  return ids.every((id) => isUuid(id)) ? v5(ids.toSorted().join(' '), v5.URL) : keyOfTab()
}

export const deleteOrderKey = () => {
  keyOfPage = undefined
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled.
  }
}
