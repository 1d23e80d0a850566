import type { CartItem } from '../../../domain/cart/cart-item.ts'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { LineRefusal } from '../../../domain/order/decide.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { Database } from '../../db/client.ts'
import { linesToday, postedLine } from './lines-today.ts'

/** A line of the cart at today's terms; `before`: the price at which it was added, if it changed. */
export type CartLineToday = CartItem & { before?: Centimes; refusal?: LineRefusal }

/** The lines with today's prices (R20) and names in `language` (R44), or why they cannot be ordered. */
export const cartToday = async (
  db: Database,
  items: readonly CartItem[],
  language: Language,
): Promise<CartLineToday[]> => {
  const today = await linesToday(
    db,
    items.map((item) => postedLine(item, item.quantity)),
    language,
  )
  return items.map((item, position) => {
    const line = today[position]
    if (!line) return item
    if ('refusal' in line) return { ...item, refusal: line.refusal }
    const { name, price } = line.item
    return { ...item, name, price, ...(price !== item.price && { before: item.price }) }
  })
}

/** The lines as posted to be ordered, at the prices at which they were added. */
export const cartItemsOf = (items: readonly CartItem[]): PostedItem[] =>
  items.map(({ cartId, WcId: id, name, info, price, quantity, reference }) => ({
    cartId,
    id,
    name,
    info,
    price,
    quantity,
    reference,
  }))
