import { v4 as uuid } from 'uuid'

const name = 'officina_order_key'

/**
 * The key of the order that this tab is about to place, the same until the thank-you: after a
 * reload the server still tells a second attempt from a second order (R26).
 */
export const orderKey = () => {
  const kept = sessionStorage.getItem(name)
  if (kept) return kept
  const made = uuid()
  sessionStorage.setItem(name, made)
  return made
}

export const deleteOrderKey = () => sessionStorage.removeItem(name)
