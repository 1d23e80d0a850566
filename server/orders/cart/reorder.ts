import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordPriceMiss } from '../../catalogue/prices/missing-prices.ts'
import type { Services } from '../../services.ts'
import type { Order, OrderLine } from '../order.ts'
import { findCustomer } from '../placing/quote-order.ts'
import { type LineToday, linesToday } from './lines-today.ts'

/** A line of an order at today's terms, or the reason why it cannot be ordered (A3). */
export type ReorderLine = {
  /** Index in the order, from 0. */
  position: number
  ordered: Pick<OrderLine, 'name' | 'info' | 'quantity' | 'icon'>
  /** The unit price in the order. */
  before: Centimes
} & LineToday

/** An order line as it would be posted again, without its price. */
export const postedItem = ({
  productId,
  quantity,
  name,
  info,
  reference,
}: OrderLine): PostedItem => ({
  id: productId,
  quantity,
  name,
  info,
  ...(reference && { reference }),
})

/**
 * Looks up an order, or the lines at `positions`, at today's prices (R20), named in `language`
 * (R44). Neither orders nor changes the cart. Refused without the right to order.
 */
export const reorder = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  order: Pick<Order, 'accountId' | 'lines'>,
  language: Language,
  positions?: readonly number[],
): Promise<Result<ReorderLine[], { code: 'not-allowed' }>> => {
  const selectedLines = [...order.lines.entries()].filter(
    ([position]) => positions?.includes(position) ?? true,
  )
  const items = selectedLines.map(([, line]) => postedItem(line))
  const [customer, today] = await Promise.all([
    findCustomer(db, order.accountId),
    linesToday(db, items, language, order.accountId),
  ])
  if (!customer?.userCanOrder) return refuse({ code: 'not-allowed' })
  const lines = selectedLines.flatMap(([position, line], index) => {
    const { name, info, quantity, icon, unitPrice: before } = line
    const lineNow = today[index]
    return lineNow
      ? [{ position, ordered: { name, info, quantity, icon }, before, ...lineNow }]
      : []
  })
  // Recorded so that the back office can add the missing price (R19).
  for (const line of lines)
    if ('refusal' in line && line.refusal.slug) await recordPriceMiss(db, line.refusal.slug, now())
  return ok(lines)
}
