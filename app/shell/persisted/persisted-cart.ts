import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { readLines } from '../../../domain/cart/read-lines.ts'
import { usePersisted } from './persisted-state.ts'
import type { Persisted, PersistedLine } from './read-persisted.ts'

const read = new WeakMap<readonly unknown[], readonly CartItem[]>()

/** The lines among what was stored (`readLines`), the same array for the same stored one. */
export const cartIn = (stored: readonly unknown[]): readonly CartItem[] => {
  const known = read.get(stored)
  if (known) return known
  const items = readLines(stored)
  read.set(stored, items)
  return items
}

/** The cart as it is kept in this browser, in parts that show it. */
export const useCart = () => usePersisted(({ cart }: Persisted) => cartIn(cart))

/** Changes the cart that is kept in this browser. */
export const changeCart = (change: (cart: readonly CartItem[]) => readonly PersistedLine[]) =>
  usePersisted.setState(({ cart }) => ({ cart: change(cartIn(cart)) }))
