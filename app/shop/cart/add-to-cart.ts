import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CartItem, mergeItems } from '../../../domain/cart/cart-item.ts'
import { maxCartLines } from '../../../domain/cart/merge-carts.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import { cartIn, changeCart } from '../../shell/persisted/persisted-cart.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'

const cartFull = msg`The cart holds at most ${maxCartLines} items. Nothing has been added: please place this order first, or remove items.`

const quantityTooLarge = msg`The cart holds at most ${maxQuantity} of one item. Nothing has been added.`

const countOf = (items: readonly CartItem[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Adds all items, merged with equal lines (R24); adds none and returns the reason if the cart cannot hold them. */
export const addToCart = (items: readonly CartItem[]): MessageDescriptor | undefined => {
  const before = cartIn(persistedStore.getState().cart)
  const merged = mergeItems(before, items)
  if (merged.length > maxCartLines && merged.length > before.length) return cartFull
  // Merging limits quantities.
  if (countOf(merged) < countOf(before) + countOf(items)) return quantityTooLarge
  changeCart((cart) => mergeItems(cart, items))
  return undefined
}
