import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { readLines } from '../../../domain/cart/read-lines.ts'
import { usePersisted } from './persisted-state.ts'
import type { Persisted, PersistedLine } from './read-persisted.ts'

const read = new WeakMap<readonly unknown[], readonly CartItem[]>()

/** Parses persisted lines (`readLines`); memoized, so equal input gives the same array. */
export const cartIn = (stored: readonly unknown[]): readonly CartItem[] => {
  const parsed = read.get(stored)
  if (parsed) return parsed
  const items = readLines(stored)
  read.set(stored, items)
  return items
}

/** The persisted cart. */
export const useCart = () => usePersisted(({ cart }: Persisted) => cartIn(cart))

/** Changes the persisted cart. The change has an id at once, for tabs that see it before it is sent. */
export const changeCart = (change: (cart: readonly CartItem[]) => readonly PersistedLine[]) =>
  usePersisted.setState(({ cart }) => ({ cart: change(cartIn(cart)), cartChange: uuid() }))
