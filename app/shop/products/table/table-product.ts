import type { CartInfo } from '../../../../domain/cart/cart-info.ts'
import type { Centimes } from '../../../../domain/money.ts'

/** What the cart line of a table's row needs; a row of several forms has one for each. */
export type TableProduct = {
  name: string
  /** The price product. */
  id: number
  price: Centimes
  info: CartInfo
}
