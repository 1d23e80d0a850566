import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CartRefusal, maxCartLines } from '../../domain/cart/cart-operation.ts'
import { maxQuantity } from '../../domain/quantity.ts'

/** Why a change of the cart is refused. */
export const cartRefusalMessages: Readonly<Record<CartRefusal, MessageDescriptor>> = {
  'cart-full': msg`The cart holds at most ${maxCartLines} items. Nothing has been added: please place this order first, or remove items.`,
  'quantity-too-large': msg`The cart holds at most ${maxQuantity} of one item. Nothing has been added.`,
}
