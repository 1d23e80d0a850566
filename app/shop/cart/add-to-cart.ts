import { msg } from '@lingui/core/macro'
import { type CartItem, mergeItems } from '../../../domain/cart/cart-item.ts'
import { maxCartLines } from '../../../domain/cart/merge-carts.ts'
import { cartIn, changeCart } from '../../shell/persisted/persisted-cart.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'

export const cartFullMessage = msg`The cart holds at most ${maxCartLines} items. Nothing has been added: please place this order first, or remove items.`

/** Adds all items, merged with equal lines (R24); adds none and returns false if the cart is full. */
export const addToCart = (items: readonly CartItem[]): boolean => {
  const before = cartIn(persistedStore.getState().cart)
  const merged = mergeItems(before, items)
  if (merged.length > maxCartLines && merged.length > before.length) return false
  changeCart((cart) => mergeItems(cart, items))
  return true
}
