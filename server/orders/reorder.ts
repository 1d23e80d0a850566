import type { CartItem } from '../../domain/cart/cart-item.ts'
import { linePictures } from '../../domain/cart/line-picture.ts'
import type { Centimes } from '../../domain/money.ts'
import type { LineRefusal } from '../../domain/order/lines/line-definition.ts'
import type { PostedItem } from '../../domain/order/posted-item.ts'
import type { PriceFacts } from '../../domain/order/price-facts.ts'
import { findLine } from '../../domain/order/price-line.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { recordPriceMiss } from '../catalogue/price-miss.ts'
import type { Services } from '../services.ts'
import { findCustomer } from './find-customer.ts'
import type { Order, OrderLine } from './order.ts'
import { findPriceFacts } from './price-facts.ts'

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

const today = (line: OrderLine, facts: PriceFacts): Today => {
  const found = findLine(asked(line), facts)
  if (!found.ok) return { refusal: found.refusal }
  const { name, info, product } = found.value
  const icon = linePictures[info.type]
  const { quantity } = line
  return { item: { WcId: product.id, name, icon, price: product.price, quantity, info } }
}

/**
 * What an order, or those of its lines, would be today: found anew by the rules, at today's prices
 * (R20). Nothing is ordered or put into a cart by it. Refused for who may not order.
 */
export const reorder = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  order: Pick<Order, 'accountId' | 'lines'>,
  positions?: readonly number[],
): Promise<Result<ReorderLine[], { code: 'not-allowed' }>> => {
  const wanted = [...order.lines.entries()].filter(
    ([position]) => positions?.includes(position) ?? true,
  )
  const [customer, facts] = await Promise.all([
    findCustomer(db, order.accountId),
    findPriceFacts(
      db,
      wanted.map(([, line]) => asked(line)),
    ),
  ])
  if (!customer?.userCanOrder) return refuse({ code: 'not-allowed' })
  const lines = wanted.map(([position, line]) => {
    const { name, info, quantity, icon, unitPrice } = line
    const ordered = { name, info, quantity, icon }
    return { position, ordered, before: unitPrice, ...today(line, facts) }
  })
  // So that the back office can give the combination a price (R19).
  for (const line of lines)
    if ('refusal' in line && line.refusal.slug) await recordPriceMiss(db, line.refusal.slug, now())
  return ok(lines)
}
