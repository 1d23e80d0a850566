import type { Centimes } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { OrderedLine } from '../../../domain/order/price-order.ts'
import { isVisibleTo } from '../../accounts/members/find-member.ts'
import type { Database } from '../../db/client.ts'
import { countRows } from '../../db/count-rows.ts'
import { parseLineInfo } from '../order.ts'

type SummaryLine = Pick<OrderedLine, 'productId' | 'name' | 'info' | 'quantity' | 'total'> & {
  position: number
}

/** An order in a list (D1 §3). */
export type OrderSummary = {
  id: string
  number: number
  placedAt: Date
  status: OrderStatus
  total: Centimes
  lines: SummaryLine[]
}

type Head = Omit<OrderSummary, 'lines'>

const heads = (db: Database, accountId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at as placedAt', 'status', 'total'])
    .where(isVisibleTo(accountId))
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')

const lines = (db: Database) =>
  db
    .selectFrom('order_line')
    .select(['order_line.order_id', 'order_line.position', 'order_line.product_id as productId'])
    .select(['order_line.name', 'order_line.quantity', 'order_line.total', 'order_line.info'])
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]

const summaries = (orders: readonly Head[], found: readonly LineRow[]): OrderSummary[] => {
  const linesOf = Map.groupBy(found, ({ order_id }) => order_id)
  return orders.map((order) => ({
    ...order,
    lines: (linesOf.get(order.id) ?? []).map(({ order_id, info, ...line }) => ({
      ...line,
      info: parseLineInfo({ order_id, info }),
    })),
  }))
}

/** All orders that an account sees, the newest first. */
export const listOrders = async (db: Database, accountId: string): Promise<OrderSummary[]> => {
  const orders = await heads(db, accountId).execute()
  if (orders.length === 0) return []
  const found = await lines(db)
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .where(isVisibleTo(accountId))
    .execute()
  return summaries(orders, found)
}

/** The newest order of an account, without its lines. */
export const latestOrder = async (db: Database, accountId: string) => {
  return heads(db, accountId).limit(1).executeTakeFirst()
}

/** Orders on one page of the account. */
export const ordersPerPage = 20

/**
 * One page of orders, the newest first. `page` counts from 1; beyond the last page returns the
 * last.
 */
export const listOrderPage = async (
  db: Database,
  accountId: string,
  page: number,
): Promise<{ orders: OrderSummary[]; page: number; pages: number }> => {
  const count = await countRows(db.selectFrom('orders').where(isVisibleTo(accountId)))
  const pages = Math.max(1, Math.ceil(count / ordersPerPage))
  const shown = Math.min(page, pages)
  const orders = await heads(db, accountId)
    .limit(ordersPerPage)
    .offset((shown - 1) * ordersPerPage)
    .execute()
  const ids = orders.map(({ id }) => id)
  const found = ids.length > 0 ? await lines(db).where('order_id', 'in', ids).execute() : []
  return { orders: summaries(orders, found), page: shown, pages }
}
