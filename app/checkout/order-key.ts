import { v4 as uuid } from 'uuid'

const name = 'officina_order_key'

/**
 * The idempotency key of the tab's next order, until the thank-you page. It survives reloads, so
 * the server recognises a repeated attempt (R26).
 */
export const orderKey = () => {
  const kept = sessionStorage.getItem(name)
  if (kept) return kept
  const made = uuid()
  sessionStorage.setItem(name, made)
  return made
}

export const deleteOrderKey = () => sessionStorage.removeItem(name)
