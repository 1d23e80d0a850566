import { type Centimes, centimes } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { Database } from '../../db/client.ts'

/** An order in the laboratory's list. */
export type ListedOrder = {
  id: string
  number: number
  placedAt: Date
  status: OrderStatus
  payment: string
  reference: string
  total: Centimes
  customer: { id: string; email: string; firstName: string; lastName: string }
}

type OrderQuery = { status?: OrderStatus | undefined; offset: number; limit: number }

/** A page of all orders, the newest first; `total` counts all pages. */
export const listAllOrders = async (
  db: Database,
  { status, offset, limit }: OrderQuery,
): Promise<{ orders: ListedOrder[]; total: number }> => {
  const all = db.selectFrom('orders')
  const matching = status ? all.where('orders.status', '=', status) : all
  const [{ count }, rows] = await Promise.all([
    matching
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow(),
    matching
      .innerJoin('account', 'account.id', 'orders.account_id')
      .select(['orders.id', 'orders.number', 'orders.placed_at', 'orders.status'])
      .select(['orders.payment', 'orders.reference', 'orders.total', 'orders.account_id'])
      .select(['account.email', 'account.first_name', 'account.last_name'])
      .orderBy('orders.number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  const orders = rows.map((row) => ({
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    status: row.status,
    payment: row.payment,
    reference: row.reference,
    total: centimes(row.total),
    customer: {
      id: row.account_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
    },
  }))
  return { orders, total: Number(count) }
}
