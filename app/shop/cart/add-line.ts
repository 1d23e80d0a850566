import type { MessageDescriptor } from '@lingui/core'
import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import { recordAdded } from '../../visits/record-added.ts'
import { addToCart } from './add-to-cart.ts'

/** A line offered by a page, without cartId; the icon follows from its family. */
export type OfferedLine = Omit<CartItem, 'cartId' | 'icon'>

/** Adds a line to the cart, or returns why it cannot be added. Loaded on demand, with the cart's rules. */
export const addLine = (line: OfferedLine, analytics: Analytics): MessageDescriptor | undefined => {
  const item = { ...line, icon: lineIllustrations[line.info.type], cartId: uuid() }
  const refusal = addToCart([item])
  if (!refusal) recordAdded(analytics, item)
  return refusal
}
