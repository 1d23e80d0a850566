import type { Transaction } from 'kysely'
import type { EventKind } from '../../domain/events/event-kinds.ts'
import { isCarrier, trackingNumber } from '../../domain/order/carrier.ts'
import { cleanLine, cleanText } from '../../domain/order/free-text.ts'
import { isPaidFirst } from '../../domain/order/invoice-moment.ts'
import {
  isFormerOrder,
  mayBecome,
  notifiesCustomer,
  type OrderStatus,
} from '../../domain/order/order-status.ts'
import type { ParcelLine } from '../../domain/order/refund.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { findActor } from '../audit/find-actor.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { recordEvent } from '../events/record-event.ts'
import { issueCreditNote } from '../invoicing/credit-notes.ts'
import { issueInvoice, lockOrder, markInvoicePaid } from '../invoicing/invoices.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import type { Services } from '../services.ts'
import { orderLabel } from './order.ts'
import { announceOrder } from './placing/write-order.ts'
import { promiseDispatch } from './promise-dispatch.ts'

/** `carrier`: a code of `domain/order/carrier.ts`, or the name of another carrier. */
export type ShipmentTracking = { carrier: string; number: string }

export type StatusChange = {
  orderId: string
  to: OrderStatus
  /** The version that was shown; without it, any. */
  version?: number | undefined
  /** Shown to the customer in the order's history and in the mail. */
  note?: string
  /** The administrator; undefined for automatic changes. */
  byAccount?: string | undefined
  /** Only with `completed`, when the parcel is sent. */
  tracking?: ShipmentTracking | undefined
  /** No mail: another one says it. */
  isSilent?: boolean
}

export type StatusRefusal =
  | { code: 'order-unknown' }
  /** The order's present status `from` does not allow the change. */
  | { code: 'status-not-allowed'; from: OrderStatus }
  /** Its content has been changed: the new version must be seen first. */
  | { code: 'order-changed' }
  | { code: 'tracking-invalid' }

type RequiredServices = Pick<Services, 'db' | 'now' | 'wakeWorker'>
type Done = { eventId: string; from: OrderStatus }

export const readTracking = ({
  carrier,
  number,
}: ShipmentTracking): ShipmentTracking | undefined => {
  const validNumber = trackingNumber(number)
  const name = isCarrier(carrier) ? carrier : cleanLine(carrier, 60)
  return validNumber && name ? { carrier: name, number: validNumber } : undefined
}

type Found = {
  number: number
  version: number
  from: OrderStatus
  payment: string
  channel: string
}

const findCurrent = (trx: Transaction<Schema>, id: string): Promise<Found | undefined> =>
  trx
    .selectFrom('orders')
    .select(['number', 'version', 'status as from', 'payment', 'channel'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether something has been sent: the order is not changed or cancelled any more. */
export const hasParcels = async (db: Database, orderId: string): Promise<boolean> => {
  const parcel = db.selectFrom('shipment').select('id').where('order_id', '=', orderId).limit(1)
  return (await parcel.executeTakeFirst()) !== undefined
}

type IsAllowed = (from: OrderStatus, to: OrderStatus) => boolean

/** Locks the order: of two concurrent changes the second is checked against the first. */
const moveOrder = async (
  trx: Transaction<Schema>,
  { orderId, to, version }: StatusChange,
  isAllowed: IsAllowed,
): Promise<Result<Found, StatusRefusal>> => {
  await lockOrder(trx, orderId)
  const found = await findCurrent(trx, orderId)
  if (!found) return refuse({ code: 'order-unknown' })
  const { from } = found
  const isPartSent = to === 'cancelled' && (await hasParcels(trx, orderId))
  if (isFormerOrder(found) || isPartSent || !isAllowed(from, to))
    return refuse({ code: 'status-not-allowed', from })
  if (version !== undefined && version !== found.version) return refuse({ code: 'order-changed' })
  await trx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute()
  return ok(found)
}

/** Updates the documents: payment of the invoice, invoice at the dispatch, credit note. */
const settle = async (
  trx: Transaction<Schema>,
  { orderId: id, to, byAccount }: StatusChange,
  { from, payment }: Pick<Found, 'from' | 'payment'>,
  now: Date,
) => {
  const isPaid = to === 'processing' && isPaidFirst(payment)
  if (isPaid) {
    await issueInvoice(trx, { id }, now)
    await markInvoicePaid(trx, id, now)
  }
  if (isPaid || (to === 'processing' && from === 'requested')) await promiseDispatch(trx, id, now)
  if (to === 'completed') await issueInvoice(trx, { id }, now)
  if (to === 'refunded' || to === 'cancelled')
    await issueCreditNote(trx, { id }, now, byAccount ?? null)
}

/** Adds a parcel; returns its id. */
export const insertShipment = async (
  trx: Transaction<Schema>,
  orderId: string,
  { carrier, number }: ShipmentTracking,
  now: Date,
  lines?: readonly ParcelLine[],
): Promise<string> => {
  const id = newId()
  const row = {
    ...{ id, order_id: orderId, carrier, tracking_number: number, shipped_at: now },
    lines: lines ? json(lines) : null,
  }
  await trx.insertInto('shipment').values(row).execute()
  return id
}

/** What programs hear of a new status. */
const eventOf: Partial<Record<OrderStatus, EventKind>> = {
  completed: 'order.sent',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
}

/** Writes the change with its event, mail, documents and entry of the audit log. */
const writeStatus = async (
  trx: Transaction<Schema>,
  request: StatusChange,
  { number, from, ...order }: Found,
  now: Date,
): Promise<Done> => {
  const { orderId, to, byAccount = null, tracking } = request
  const note = cleanText(request.note ?? '')
  const eventId = newId()
  await trx
    .insertInto('order_event')
    .values({ id: eventId, order_id: orderId, status: to, at: now, by_account: byAccount, note })
    .execute()
  if (tracking) await insertShipment(trx, orderId, tracking, now)
  const isApproved = from === 'requested' && to !== 'cancelled'
  if (isApproved) await announceOrder(trx, { id: orderId, number }, now)
  else if (notifiesCustomer(to) && !request.isSilent)
    await enqueueMail(trx, 'order-status', { orderId, eventId }, now)
  await settle(trx, request, { from, ...order }, now)
  const kind = eventOf[to]
  if (kind) await recordEvent(trx, { kind, recordId: orderId, data: { number }, now })
  await recordChange(trx, {
    actor: await findActor(trx, byAccount),
    action: 'status',
    resource: 'orders',
    recordId: orderId,
    label: orderLabel(number),
    before: { status: from },
    after: {
      status: to,
      ...(note && { note }),
      ...(tracking && { carrier: tracking.carrier, trackingNumber: tracking.number }),
    },
    now,
  })
  return { eventId, from }
}

/**
 * Changes the status in the caller's transaction, who wakes the worker after it. `tracking` as
 * `readTracking` returns it.
 */
export const moveToStatus = async (
  trx: Transaction<Schema>,
  request: StatusChange,
  tracking: ShipmentTracking | undefined,
  now: Date,
): Promise<Result<Done, StatusRefusal>> => {
  const moved = await moveOrder(trx, request, mayBecome)
  if (!moved.ok) return moved
  return ok(await writeStatus(trx, { ...request, tracking }, moved.value, now))
}

/** Sets an order back to a former status, whatever the rules: undoes a change of status. */
export const restoreStatus = async (
  trx: Transaction<Schema>,
  request: StatusChange,
  now: Date,
): Promise<Result<Done, StatusRefusal>> => {
  const moved = await moveOrder(trx, request, () => true)
  return moved.ok ? ok(await writeStatus(trx, request, moved.value, now)) : moved
}

/**
 * Changes the status if the rules allow it (D1 §3). History, shipment, credit note and mail are
 * written in the same transaction. Of two concurrent changes the first wins; the second is
 * checked against its result.
 */
export const changeStatus = async (
  services: RequiredServices,
  request: StatusChange,
): Promise<Result<Done, StatusRefusal>> => {
  const tracking = request.tracking && readTracking(request.tracking)
  if (request.tracking && (!tracking || request.to !== 'completed'))
    return refuse({ code: 'tracking-invalid' })
  const changed = await services.db
    .transaction()
    .execute((trx) => moveToStatus(trx, request, tracking, services.now()))
  if (changed.ok) services.wakeWorker()
  return changed
}
