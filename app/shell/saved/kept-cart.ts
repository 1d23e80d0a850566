import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { isCartItem } from '../../../domain/cart/is-cart-item.ts'
import { maxCartLines } from '../../../domain/cart/merge-carts.ts'
import type { KeptLine, Saved } from './read-saved.ts'
import { useSaved } from './saved-state.ts'

const read = new WeakMap<readonly unknown[], readonly CartItem[]>()

/** The lines among what was stored: an older or broken one is dropped (D1 §4). */
export const cartIn = (stored: readonly unknown[]): readonly CartItem[] => {
  const known = read.get(stored)
  if (known) return known
  const isWhole = stored.length <= maxCartLines && stored.every(isCartItem)
  const items = isWhole ? stored : stored.filter(isCartItem).slice(0, maxCartLines)
  read.set(stored, items)
  return items
}

/** The cart as it is kept in this browser, in parts that show it. */
export const useCart = () => useSaved(({ cart }: Saved) => cartIn(cart))

/** Changes the cart that is kept in this browser. */
export const changeCart = (change: (cart: readonly CartItem[]) => readonly KeptLine[]) =>
  useSaved.setState(({ cart }) => ({ cart: change(cartIn(cart)) }))
