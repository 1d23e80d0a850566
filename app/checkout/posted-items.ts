import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString } from '../../domain/money.ts'

/**
 * Identifies the content of a cart: unaffected by new names, and by remedy ids added to old lines
 * (R44).
 */
export const cartVersion = (cart: readonly CartItem[]): string =>
  JSON.stringify(
    cart.map(({ WcId, quantity, info, price, reference }) => [
      WcId,
      quantity,
      price,
      { ...info, remedy: undefined, reference },
    ]),
  )

/** The cart in the format of the checkout (D1 §7), with the prices shown. */
export const postedItems = (cart: readonly CartItem[]): string =>
  JSON.stringify({
    items: cart.map(({ cartId, WcId, quantity, name, info, price, reference }) => ({
      cartId,
      id: WcId,
      quantity,
      name,
      info,
      price: priceString(price),
      reference,
    })),
  })
