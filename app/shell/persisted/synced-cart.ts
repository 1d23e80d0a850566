import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { cartIn } from './persisted-cart.ts'
import { usePersisted } from './persisted-state.ts'

/**
 * What the cart was when it last agreed with the server's (R25), and whose. `sending` is on its way
 * there, under a name by which the server knows it again. `change` is the name under which the next
 * write will be sent: two tabs that send the same change give it the same name.
 */
export type SyncedCart = {
  login: string
  items: readonly CartItem[]
  change?: string | undefined
  sending?: { write: string; items: readonly CartItem[] } | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const itemsIn = (value: unknown) => (Array.isArray(value) ? cartIn(value) : [])

/** What was stored of it, as far as it can be trusted. */
export const readSynced = (value: unknown): SyncedCart | undefined => {
  if (!isObject(value) || typeof value.login !== 'string') return undefined
  const { login, sending, change } = value
  return {
    login,
    items: itemsIn(value.items),
    ...(typeof change === 'string' && { change }),
    ...(isObject(sending) &&
      typeof sending.write === 'string' && {
        sending: { write: sending.write, items: itemsIn(sending.items) },
      }),
  }
}

/** The order has taken the cart's lines, here and from the cart that the server keeps. */
export const emptyOrderedCart = () =>
  usePersisted.setState((state) => {
    const synced = readSynced(state.synced)
    return { cart: [], synced: synced && { login: synced.login, items: [] } }
  })
