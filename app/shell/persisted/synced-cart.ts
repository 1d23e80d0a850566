import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { cartIn } from './persisted-cart.ts'
import { persistedStore } from './persisted-store.ts'

/**
 * The cart of the last synchronisation with the server (R25), and its account. `sending` is the
 * pending write with its id.
 */
export type SyncedCart = {
  login: string
  items: readonly CartItem[]
  sending?: { write: string; items: readonly CartItem[] } | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const itemsIn = (value: unknown) => (Array.isArray(value) ? cartIn(value) : [])

/** Parses the persisted value; invalid parts are dropped. */
export const readSynced = (value: unknown): SyncedCart | undefined => {
  if (!isObject(value) || typeof value.login !== 'string') return undefined
  const { login, sending } = value
  return {
    login,
    items: itemsIn(value.items),
    ...(isObject(sending) &&
      typeof sending.write === 'string' && {
        sending: { write: sending.write, items: itemsIn(sending.items) },
      }),
  }
}

/** Empties the cart after an order; the server has removed the ordered lines from its copy. */
export const emptyOrderedCart = () =>
  persistedStore.setState((state) => {
    const synced = readSynced(state.synced)
    return { cart: [], synced: synced && { login: synced.login, items: [] } }
  })
