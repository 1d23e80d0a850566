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

/** What this tab knows of the changes of a cart, by their ids; '' stands for none. */
export const knownChanges = {
  own: new Set<string>(),
  /** Those that a change of this tab has replaced, with the cart that it has changed. */
  replaced: new Map<string, readonly PersistedLine[]>(),
}

/** Called when another account logs in, or on logout: its cart is another one. */
export const forgetChanges = () => {
  knownChanges.own.clear()
  knownChanges.replaced.clear()
}

/** The ids of the changes in a cart, latest first. */
export const changeIds = (cartChange: string | undefined): string[] => (cartChange ?? '').split(' ')

/** More need not be known: tabs see each other's changes within milliseconds. */
const maxChangeIds = 20

/** Changes the persisted cart. The change gets its id immediately, as other tabs may send it too. */
export const changeCart = (
  change: (cart: readonly CartItem[]) => readonly PersistedLine[],
  id = uuid(),
) =>
  persistedStore.setState(({ cart, cartChange }) => {
    const before = changeIds(cartChange)
    knownChanges.replaced.set(before[0] ?? '', cart)
    knownChanges.own.add(id)
    return {
      cart: change(cartIn(cart)),
      cartChange: [id, ...before].slice(0, maxChangeIds).join(' '),
    }
  })
