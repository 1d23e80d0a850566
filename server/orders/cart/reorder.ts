import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { linePictures } from '../../../domain/cart/line-picture.ts'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { LineRefusal } from '../../../domain/order/lines/line-definition.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { PriceFacts } from '../../../domain/order/price-facts.ts'
import { findLine } from '../../../domain/order/price-line.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordPriceMiss } from '../../catalogue/prices/price-miss.ts'
import type { Services } from '../../services.ts'
import type { Order, OrderLine } from '../order.ts'
import { findCustomer } from '../placing/find-customer.ts'
import { dropDefaultNames, nameLine } from '../placing/name-mixtures.ts'
import { findPriceFacts } from '../placing/price-facts.ts'

type Today = { item: Omit<CartItem, 'cartId'> } | { refusal: LineRefusal }

/** A line of an order as it would be ordered today, or why it cannot be (A3). */
export type ReorderLine = {
  /** Its place in the order, from 0. */
  position: number
  ordered: Pick<OrderLine, 'name' | 'info' | 'quantity' | 'icon'>
  /** What one cost then. */
  before: Centimes
} & Today

const asked = ({ productId, quantity, name, info }: OrderLine): PostedItem => ({
  id: productId,
  quantity,
  name,
  info,
})

const today = (item: PostedItem, facts: PriceFacts): Today => {
  const found = findLine(item, facts)
  if (!found.ok) return { refusal: found.refusal }
  const { name, info, product } = nameLine(found.value, facts.language)
  const icon = linePictures[info.type]
  const { quantity } = item
  return { item: { WcId: product.id, name, icon, price: product.price, quantity, info } }
}

/**
 * What an order, or those of its lines, would be today: found anew by the rules, at today's prices
 * (R20), named in `language` (R44). Nothing is ordered or put into a cart by it. Refused for who may not order.
 */
export const reorder = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  order: Pick<Order, 'accountId' | 'lines'>,
  language: Language,
  positions?: readonly number[],
): Promise<Result<ReorderLine[], { code: 'not-allowed' }>> => {
  const wanted = [...order.lines.entries()].filter(
    ([position]) => positions?.includes(position) ?? true,
  )
  const items = dropDefaultNames(wanted.map(([, line]) => asked(line)))
  const [customer, facts] = await Promise.all([
    findCustomer(db, order.accountId),
    findPriceFacts(db, items, language),
  ])
  if (!customer?.userCanOrder) return refuse({ code: 'not-allowed' })
  const found = items.map((item) => today(item, facts))
  const lines = wanted.flatMap(([position, line], index) => {
    const { name, info, quantity, icon, unitPrice: before } = line
    const ordered = { name, info, quantity, icon }
    const now = found[index]
    return now ? [{ position, ordered, before, ...now }] : []
  })
  // So that the back office can give the combination a price (R19).
  for (const line of lines)
    if ('refusal' in line && line.refusal.slug) await recordPriceMiss(db, line.refusal.slug, now())
  return ok(lines)
}
