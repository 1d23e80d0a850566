import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import { isCartInfo } from '../../../domain/cart/is-cart-info.ts'

/** What a stored line says about its product; one that cannot be read is a bug and throws. */
export const parseLineInfo = ({ order_id, info }: { order_id: string; info: unknown }): CartInfo => {
  if (!isCartInfo(info)) throw new Error(`order ${order_id}: a line that cannot be read`)
  return info
}
