import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import { recordAdded } from '../../visits/record-added.ts'
import { addToCart, cartFullMessage } from './add-to-cart.ts'

export { cartFullMessage }

/** A line offered by a page, without cartId; the icon follows from its family. */
export type OfferedLine = Omit<CartItem, 'cartId' | 'icon'>

/** Adds a line to the cart; false if it is full. Loaded on demand, with the cart's rules. */
export const addLine = (line: OfferedLine, analytics: Analytics): boolean => {
  const item = { ...line, icon: lineIllustrations[line.info.type], cartId: uuid() }
  if (!addToCart([item])) return false
  recordAdded(analytics, item)
  return true
}
