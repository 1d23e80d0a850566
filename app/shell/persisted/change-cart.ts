import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import {
  type CartChange,
  type CartOperation,
  type CartRefusal,
  changeLines,
} from '../../../domain/cart/cart-operation.ts'
import { refuseInView } from '../viewing/view-mode.ts'
import { persistedStore } from './persisted-store.ts'

/** The lines after operations; refused ones change nothing. */
export const applyAll = (lines: readonly CartItem[], operations: readonly CartOperation[]) =>
  operations.reduce((now, operation) => {
    const changed = changeLines(now, operation)
    return changed.ok ? changed.value : now
  }, lines)

/** The operations of this tab that the server has not acknowledged yet. */
let own: readonly CartOperation[] = []

/**
 * Changes the cart in this browser; the operation waits until the server has applied it (R25). Returns
 * why the cart cannot be changed; a view of the shop as a customer has said so itself.
 */
export const changeCart = (change: CartChange): CartRefusal | 'view-only' | undefined => {
  if (refuseInView()) return 'view-only'
  const { cart, waiting } = persistedStore.getState()
  const changed = changeLines(cart, change)
  if (!changed.ok) return changed.refusal
  const operation = { id: uuid(), ...change }
  own = [...own, operation]
  persistedStore.setState({ cart: changed.value, waiting: [...waiting, operation] })
  return undefined
}

/** Forgets operations that the server has answered; returns those that still wait. */
export const settle = (answered: readonly CartOperation[]): readonly CartOperation[] => {
  const ids = new Set(answered.map(({ id }) => id))
  own = own.filter(({ id }) => !ids.has(id))
  return persistedStore.getState().waiting.filter(({ id }) => !ids.has(id))
}

/** Drops the cart in this browser, for another account. */
export const dropCart = (cartOwner?: string) => {
  own = []
  persistedStore.setState({
    cart: [],
    cartVersion: undefined,
    restrictions: [],
    cartOwner,
    waiting: [],
  })
}

/** For logout: clears personal data and keeps what is not personal, as the language (D1 §4). */
export const clearPersonalData = () => {
  dropCart()
  persistedStore.setState({ user: undefined, mixture: undefined })
}

/** Takes over what another tab has stored. It may have written before it saw an operation of this tab. */
export const adoptStored = () => {
  persistedStore.persist.rehydrate()
  const { cart, waiting } = persistedStore.getState()
  const missing = own.filter(({ id }) => !waiting.some((operation) => operation.id === id))
  if (missing.length > 0)
    persistedStore.setState({
      cart: applyAll(cart, missing),
      waiting: [...waiting, ...missing],
    })
}
