import { type Centimes, centimes } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { OrderLine } from '../../domain/order/price-line.ts'
import type { Database } from '../db/client.ts'
import { readInfo } from './read-info.ts'

type SummaryLine = Pick<OrderLine, 'productId' | 'name' | 'info' | 'quantity' | 'total'> & {
  position: number
}

/** An order as a list shows it (D1 §3). */
export type OrderSummary = {
  id: string
  number: number
  placedAt: Date
  status: OrderStatus
  total: Centimes
  lines: SummaryLine[]
}

const findLines = (db: Database, accountId: string) =>
  db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.order_id', 'order_line.position', 'order_line.product_id'])
    .select(['order_line.name', 'order_line.quantity', 'order_line.total', 'order_line.info'])
    .where('orders.account_id', '=', accountId)
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
    .execute()

/** All orders of an account, the newest first. */
export const listOrders = async (db: Database, accountId: string): Promise<OrderSummary[]> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'status', 'total'])
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  if (orders.length === 0) return []
  const linesOf = Map.groupBy(await findLines(db, accountId), ({ order_id }) => order_id)
  return orders.map(({ id, number, placed_at, status, total }) => ({
    id,
    number,
    placedAt: placed_at,
    status,
    total: centimes(total),
    lines: (linesOf.get(id) ?? []).map((line) => ({
      position: line.position,
      productId: line.product_id,
      name: line.name,
      info: readInfo(line),
      quantity: line.quantity,
      total: centimes(line.total),
    })),
  }))
}
