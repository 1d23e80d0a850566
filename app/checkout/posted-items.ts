import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString } from '../../domain/money.ts'

/** The cart as the checkout takes it (D1 §7), with the prices that were shown. */
export const postedItems = (cart: readonly CartItem[]): string =>
  JSON.stringify({
    items: cart.map(({ WcId, quantity, name, info, price }) => ({
      id: WcId,
      quantity,
      name,
      info,
      price: priceString(price),
    })),
  })
