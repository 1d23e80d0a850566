import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString } from '../../domain/money.ts'

/**
 * What of a cart makes another order: equal while lines only get another name or, stored by an
 * earlier version, the id of their remedy (R44).
 */
export const cartVersion = (cart: readonly CartItem[]): string =>
  JSON.stringify(
    cart.map(({ WcId, quantity, info, price }) => [
      WcId,
      quantity,
      price,
      { ...info, remedy: undefined },
    ]),
  )

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
