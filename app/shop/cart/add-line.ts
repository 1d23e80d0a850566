import { v4 as uuid } from 'uuid'
import { addItem, type CartItem } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import { changeCart } from '../../shell/persisted/persisted-cart.ts'
import { recordAdded } from '../../visits/record-added.ts'

/** A line offered by a page, without cartId; the icon follows from its family. */
export type OfferedLine = Omit<CartItem, 'cartId' | 'icon'>

/** Adds a line to the cart. Loaded on demand, so that pages do not load the cart's rules. */
export const addLine = (line: OfferedLine, analytics: Analytics) => {
  const item = { ...line, icon: lineIllustrations[line.info.type], cartId: uuid() }
  changeCart((cart) => addItem(cart, item))
  recordAdded(analytics, item)
}
