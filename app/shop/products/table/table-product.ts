import type { CartInfo } from '../../../../domain/cart/cart-info.ts'
import type { Centimes } from '../../../../domain/money.ts'

/** The id of the only hint: why a row cannot be added. */
export const hintId = 'row-hint'

/** What the cart line of a table's row needs; the options of a form replace price and form. */
export type TableProduct = {
  name: string
  /** The price product. */
  id: number
  price: Centimes
  info: CartInfo
}
