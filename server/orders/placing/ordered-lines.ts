import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { RefusedLine } from '../../../domain/order/price-order.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { lineKeys } from './line-key.ts'

/** An item whose line of the cart has been ordered, and the number of that order. */
type OrderedItem = RefusedLine & { order: number }

const ordersOfLines = compileOnce((db, { keys }: { keys: readonly string[] }) =>
  db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.line_key', 'orders.number'])
    .where('order_line.line_key', 'in', keys),
)

/** The items that the account has ordered already, on another device or in another tab. */
export const findOrderedLines = async (
  db: Database,
  accountId: string,
  items: readonly Pick<PostedItem, 'cartId'>[],
): Promise<OrderedItem[]> => {
  const all = lineKeys(accountId, items)
  const keys = all.filter((key) => key !== null)
  if (keys.length === 0) return []
  const rows = await ordersOfLines(db, { keys })
  const numbers = new Map(rows.map(({ line_key, number }) => [line_key, number]))
  return all.flatMap((key, line) => {
    const order = key === null ? undefined : numbers.get(key)
    return order === undefined ? [] : [{ code: 'line-ordered', line, order }]
  })
}
