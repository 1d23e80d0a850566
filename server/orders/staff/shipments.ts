import type { Transaction } from 'kysely'
import { isFormerOrder } from '../../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Schema } from '../../db/schema.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { insertShipment, readTracking, type ShipmentTracking } from '../change-status.ts'
import { findShipments, type Shipment } from '../history/find-order.ts'

export type ShipmentRefusal =
  | { code: 'order-unknown' }
  | { code: 'shipment-unknown' }
  | { code: 'tracking-invalid' }
  /** Parcels belong to orders that have been sent. */
  | { code: 'order-not-sent' }

/** The event of dispatch, which the mail about parcels reports; undefined before. */
const findDispatch = async (trx: Transaction<Schema>, orderId: string) =>
  trx
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

const checkSent = async (
  trx: Transaction<Schema>,
  orderId: string,
): Promise<Result<string | undefined, ShipmentRefusal>> => {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'channel'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return refuse({ code: 'order-unknown' })
  if (order.status !== 'completed' || isFormerOrder(order))
    return refuse({ code: 'order-not-sent' })
  return ok((await findDispatch(trx, orderId))?.id)
}

type ShipmentChange = {
  orderId: string
  tracking: ShipmentTracking
  /** Whether the customer gets the mail with all tracking numbers. */
  notifies: boolean
}

/** Adds a parcel to an order that has been sent; returns its id. */
export const addShipment = async (
  trx: Transaction<Schema>,
  { orderId, tracking, notifies }: ShipmentChange,
  now: Date,
): Promise<Result<string, ShipmentRefusal>> => {
  const read = readTracking(tracking)
  if (!read) return refuse({ code: 'tracking-invalid' })
  const sent = await checkSent(trx, orderId)
  if (!sent.ok) return sent
  const id = await insertShipment(trx, orderId, read, now)
  const eventId = sent.value
  if (notifies && eventId) await enqueueMail(trx, 'order-status', { orderId, eventId }, now)
  return ok(id)
}

/** Corrects carrier and number of a parcel; returns it as it was. */
export const changeShipment = async (
  trx: Transaction<Schema>,
  { orderId, shipmentId, tracking, notifies }: ShipmentChange & { shipmentId: string },
  now: Date,
): Promise<Result<Shipment, ShipmentRefusal>> => {
  const read = readTracking(tracking)
  if (!read) return refuse({ code: 'tracking-invalid' })
  const sent = await checkSent(trx, orderId)
  if (!sent.ok) return sent
  const before = (await findShipments(trx, orderId)).find(({ id }) => id === shipmentId)
  if (!before) return refuse({ code: 'shipment-unknown' })
  await trx
    .updateTable('shipment')
    .set({ carrier: read.carrier, tracking_number: read.number })
    .where('id', '=', shipmentId)
    .execute()
  const eventId = sent.value
  if (notifies && eventId) await enqueueMail(trx, 'order-status', { orderId, eventId }, now)
  return ok(before)
}

/** Deletes a parcel that was entered by mistake; returns it as it was. */
export const deleteShipment = async (
  trx: Transaction<Schema>,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<Result<Shipment, ShipmentRefusal>> => {
  const before = (await findShipments(trx, orderId)).find(({ id }) => id === shipmentId)
  if (!before) return refuse({ code: 'shipment-unknown' })
  await trx.deleteFrom('shipment').where('id', '=', shipmentId).execute()
  return ok(before)
}
