import { changeOrder, type OrderChange, quoteChange } from './change-order.ts'
import { findOrder } from './history/find-order.ts'
import type { Order } from './order.ts'
import { placeOrder } from './placing/place-order.ts'
import type { TestShop } from './shop.fixtures.ts'

/** Orders of a test shop, and their changes. */
export const changedOrders = ({ services, request }: TestShop) => {
  const stored = async ({ id }: Pick<Order, 'id'>) => {
    const order = await findOrder(services.db, id)
    if (!order) throw new Error('lost')
    return order
  }

  const place = async (payment = 'invoice') => {
    const requested = await request(crypto.randomUUID())
    const placed = await placeOrder(services, { ...requested, payment })
    if (!placed.ok) throw new Error(placed.refusal.code)
    return { order: await stored(placed.value), items: requested.items }
  }
  type Placed = Awaited<ReturnType<typeof place>>

  /** The same order, but for `changes`. */
  const changed = ({ order, items }: Placed, changes: Partial<OrderChange> = {}): OrderChange => ({
    ...{ orderId: order.id, version: order.version, items },
    ...{ payment: order.payment, reference: order.reference, note: order.note },
    by: { accountId: order.accountId },
    ...changes,
  })

  const change = async (placed: Placed, changes: Partial<OrderChange> = {}) => {
    const wanted = changed(placed, changes)
    const quoted = await quoteChange(services, wanted)
    if (!quoted.ok) return quoted
    return changeOrder(services, { ...wanted, confirmed: quoted.value.confirmed })
  }

  return { place, changed, change, stored }
}

export type ChangedOrders = ReturnType<typeof changedOrders>
