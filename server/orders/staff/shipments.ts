import type { Transaction } from 'kysely'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { isFormerOrder, mayBecome } from '../../../domain/order/order-status.ts'
import { linesLeft, type ParcelLine } from '../../../domain/order/refund.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Schema } from '../../db/schema.ts'
import { findLinesToSend } from '../../invoicing/credit-notes.ts'
import { issueInvoice, lockOrder } from '../../invoicing/invoices.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import {
  insertShipment,
  moveToStatus,
  readTracking,
  type ShipmentTracking,
  type StatusRefusal,
} from '../change-status.ts'
import { findOrder, findShipments, type Shipment } from '../history/find-order.ts'

export type ShipmentRefusal =
  | { code: 'order-unknown' }
  | { code: 'shipment-unknown' }
  | { code: 'tracking-invalid' }
  /** Another parcel of the order has this number. */
  | { code: 'tracking-known' }
  /** More pieces than are left to send, or none; or another parcel was sent since. */
  | { code: 'quantity-not-left' }
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

const isKnown = async (trx: Transaction<Schema>, orderId: string, number: string) =>
  number !== '' &&
  (await findShipments(trx, orderId)).some(({ trackingNumber }) => trackingNumber === number)

type Part = {
  orderId: string
  /** How many parcels were shown. */
  parcels: number
  lines: readonly ParcelLine[]
  /** Without a number, the parcel is not tracked. */
  tracking: ShipmentTracking
  byAccount: string
}

/**
 * Sends a part of an order: it is prepared from then on, its invoice is issued, and the customer gets
 * a mail. The part that leaves nothing marks the order as sent.
 */
export const sendPart = async (
  trx: Transaction<Schema>,
  { orderId, parcels, lines, tracking, byAccount }: Part,
  now: Date,
): Promise<Result<undefined, ShipmentRefusal | StatusRefusal>> => {
  const order = await lockOrder(trx, orderId)
  const found = order && (await findOrder(trx, orderId))
  if (!found) return refuse({ code: 'order-unknown' })
  if (isFormerOrder(found) || !mayBecome(found.status, 'completed'))
    return refuse({ code: 'status-not-allowed', from: found.status })
  const read = tracking.number
    ? readTracking(tracking)
    : { carrier: cleanLine(tracking.carrier, 60), number: '' }
  if (!read) return refuse({ code: 'tracking-invalid' })
  if (await isKnown(trx, orderId, read.number)) return refuse({ code: 'tracking-known' })
  const isShown = (await findShipments(trx, orderId)).length === parcels
  const left = await findLinesToSend(trx, found)
  const isThere = ({ position, quantity }: ParcelLine) =>
    left.some((line) => line.position === position && line.quantity >= quantity)
  const isTwice = new Set(lines.map(({ position }) => position)).size < lines.length
  if (!isShown || lines.length === 0 || isTwice || !lines.every(isThere))
    return refuse({ code: 'quantity-not-left' })
  const by = { orderId, byAccount }
  if (linesLeft(left, [{ lines }]).length === 0) {
    const sent = await moveToStatus(
      trx,
      { ...by, to: 'completed' },
      read.number ? read : undefined,
      now,
    )
    return sent.ok ? ok(undefined) : sent
  }
  if (found.status !== 'preparing') {
    const moved = await moveToStatus(trx, { ...by, to: 'preparing' }, undefined, now)
    if (!moved.ok) return moved
  }
  const shipmentId = await insertShipment(trx, orderId, read, now, lines)
  await issueInvoice(trx, found, now)
  await enqueueMail(trx, 'order-part-sent', { orderId, shipmentId }, now)
  return ok(undefined)
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
  await lockOrder(trx, orderId)
  const sent = await checkSent(trx, orderId)
  if (!sent.ok) return sent
  if (await isKnown(trx, orderId, read.number)) return refuse({ code: 'tracking-known' })
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
  const before = (await findShipments(trx, orderId)).find(({ id }) => id === shipmentId)
  if (!before) return refuse({ code: 'shipment-unknown' })
  // A part is corrected before the order has been sent.
  const sent = await checkSent(trx, orderId)
  if (!sent.ok && !before.lines) return sent
  await trx
    .updateTable('shipment')
    .set({ carrier: read.carrier, tracking_number: read.number })
    .where('id', '=', shipmentId)
    .execute()
  if (!notifies) return ok(before)
  const eventId = sent.ok ? sent.value : undefined
  if (eventId) await enqueueMail(trx, 'order-status', { orderId, eventId }, now)
  else if (before.lines) await enqueueMail(trx, 'order-part-sent', { orderId, shipmentId }, now)
  return ok(before)
}

/** Deletes a parcel that was entered by mistake, a part only until the order has been sent; returns it. */
export const deleteShipment = async (
  trx: Transaction<Schema>,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<Result<Shipment, ShipmentRefusal | { code: 'order-fixed' }>> => {
  const order = await lockOrder(trx, orderId)
  const before = (await findShipments(trx, orderId)).find(({ id }) => id === shipmentId)
  if (!before) return refuse({ code: 'shipment-unknown' })
  if (before.lines && order?.status === 'completed') return refuse({ code: 'order-fixed' })
  await trx.deleteFrom('shipment').where('id', '=', shipmentId).execute()
  return ok(before)
}
