import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { LineRefusal } from '../../../domain/order/lines/line-definition.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { priceLine } from '../../../domain/order/price-line.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { decideItems, findLineFacts } from '../placing/decide-items.ts'
import { dropDefaultNames, nameLine } from '../placing/name-mixtures.ts'

/** A line of a cart with its current name and price, or the reason for its refusal. */
export type CheckedLine =
  | { name: string; info: CartInfo; price: Centimes }
  | { refusal: LineRefusal }

/**
 * Looks up each line of a cart, in order: its name in `language` and today's price (R20, R44).
 * Ignores posted names and prices.
 */
export const checkCart = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  items: readonly PostedItem[],
  language: Language,
): Promise<CheckedLine[]> => {
  const namedItems = dropDefaultNames(items)
  const facts = await findLineFacts(db, namedItems, language)
  const found = await decideItems(db, namedItems, facts)
  const day = swissDay(now())
  return namedItems.flatMap((item, line): CheckedLine | [] => {
    const foundLine = found[line]
    if (!foundLine) return []
    const priced = priceLine(item, foundLine, day)
    if (!priced.ok) return { refusal: priced.refusal }
    const { name, info, unitPrice } = nameLine(priced.value, language)
    return { name, info, price: unitPrice }
  })
}
