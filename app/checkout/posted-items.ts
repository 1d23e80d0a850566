import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString } from '../../domain/money.ts'

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
