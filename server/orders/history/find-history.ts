import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { Database } from '../../db/client.ts'

export type OrderEvent = { id: string; status: OrderStatus; at: Date; note: string }

export type Shipment = { id: string; carrier: string; trackingNumber: string; shippedAt: Date }

/** The parcels of an order, the oldest first. */
export const findShipments = (db: Database, orderId: string): Promise<Shipment[]> =>
  db
    .selectFrom('shipment')
    .select(['id', 'carrier', 'tracking_number as trackingNumber', 'shipped_at as shippedAt'])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('id')
    .execute()

/** The status events of an order, the oldest first, and its parcels. */
export const findHistory = async (
  db: Database,
  orderId: string,
): Promise<{ events: OrderEvent[]; shipments: Shipment[] }> => {
  const [events, shipments] = await Promise.all([
    db
      .selectFrom('order_event')
      .select(['id', 'status', 'at', 'note'])
      .where('order_id', '=', orderId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    findShipments(db, orderId),
  ])
  return { events, shipments }
}
