import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { readLines } from '../../../domain/cart/read-lines.ts'
import { persistedStore } from './persisted-store.ts'
import type { PersistedLine } from './read-persisted.ts'

const read = new WeakMap<readonly unknown[], readonly CartItem[]>()

/** Parses persisted lines (`readLines`); memoized, so equal input gives the same array. */
export const cartIn = (stored: readonly unknown[]): readonly CartItem[] => {
  const parsed = read.get(stored)
  if (parsed) return parsed
  const items = readLines(stored)
  read.set(stored, items)
  return items
}

/** Ids of changes that a change of this tab has replaced; '' stands for none. */
const replacedChanges = new Set<string>()

/**
 * Whether a stored cart is older than a change of this tab. Tabs write all fields at once, so one
 * that has not yet seen the change can write the cart before it.
 */
export const isReplaced = (cartChange: string | undefined) => replacedChanges.has(cartChange ?? '')

/** Called when another account logs in, or on logout: its cart is another one. */
export const forgetReplaced = () => replacedChanges.clear()

/** Changes the persisted cart. The change gets its id immediately, as other tabs may send it too. */
export const changeCart = (change: (cart: readonly CartItem[]) => readonly PersistedLine[]) =>
  persistedStore.setState(({ cart, cartChange }) => {
    replacedChanges.add(cartChange ?? '')
    return { cart: change(cartIn(cart)), cartChange: uuid() }
  })
