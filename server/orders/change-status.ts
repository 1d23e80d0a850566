import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import { type Centimes, centimes } from '../../domain/money.ts'
import { isCarrier, trackingNumber } from '../../domain/order/carrier.ts'
import { cleanLine, cleanText } from '../../domain/order/free-text.ts'
import { mayBecome, notifiesCustomer, type OrderStatus } from '../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Schema } from '../db/schema.ts'
import { issueCreditNote, markInvoicePaid } from '../invoicing/invoices.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'

/** How a parcel is followed: a carrier of `domain/order/carrier.ts`, or another's name. */
export type Tracking = { carrier: string; number: string }

export type StatusChange = {
  orderId: string
  to: OrderStatus
  /** For the customer: it stands in the order's history and in the mail. */
  note?: string
  /** The administrator; undefined: the shop itself. */
  byAccount?: string | undefined
  /** Only with `completed`: that is when a parcel leaves. */
  tracking?: Tracking | undefined
}

export type StatusRefusal =
  | { code: 'order-unknown' }
  /** From `from`, where it is by now, it does not go there. */
  | { code: 'status-not-allowed'; from: OrderStatus }
  | { code: 'tracking-invalid' }

/** The kind of job that mails the customer what has become of an order. */
export const statusMailJob = 'order-status'

type Needed = Pick<Services, 'db' | 'now' | 'wakeWorker'>
type Done = { eventId: string; from: OrderStatus }

const readTracking = ({ carrier, number }: Tracking): Tracking | undefined => {
  const read = trackingNumber(number)
  const name = isCarrier(carrier) ? carrier : cleanLine(carrier, 60)
  return read && name ? { carrier: name, number: read } : undefined
}

type Found = { from: OrderStatus; payment: string; total: Centimes }

const findNow = async (trx: Transaction<Schema>, id: string): Promise<Found | undefined> => {
  const row = await trx
    .selectFrom('orders')
    .select(['status', 'payment', 'total'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { from: row.status, payment: row.payment, total: centimes(row.total) }
}

/** Only from the status that it was found in: of two changes at once one finds it gone. */
const moveOrder = async (
  trx: Transaction<Schema>,
  { orderId, to }: StatusChange,
): Promise<Result<Found, StatusRefusal>> => {
  const found = await findNow(trx, orderId)
  if (!found) return refuse({ code: 'order-unknown' })
  const { from } = found
  if (!mayBecome(from, to)) return refuse({ code: 'status-not-allowed', from })
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ status: to })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return ok(found)
  return refuse({ code: 'status-not-allowed', from: (await findNow(trx, orderId))?.from ?? from })
}

/** Money that has come or gone: what a refund gives back, and an invoice of what is not delivered. */
const settle = async (
  trx: Transaction<Schema>,
  { orderId: id, to }: StatusChange,
  { payment, total }: Found,
  now: Date,
) => {
  // In advance: it is prepared because it has been paid.
  if (to === 'processing' && payment === 'advance') await markInvoicePaid(trx, id, now)
  if (to === 'refunded' || to === 'cancelled') await issueCreditNote(trx, { id, total }, now)
}

const change = async (
  trx: Transaction<Schema>,
  wanted: StatusChange,
  tracking: Tracking | undefined,
  now: Date,
): Promise<Result<Done, StatusRefusal>> => {
  const { orderId, to, note = '', byAccount = null } = wanted
  const moved = await moveOrder(trx, wanted)
  if (!moved.ok) return moved
  const eventId = v7()
  await trx
    .insertInto('order_event')
    .values({
      id: eventId,
      order_id: orderId,
      status: to,
      at: now,
      by_account: byAccount,
      note: cleanText(note),
    })
    .execute()
  if (tracking)
    await trx
      .insertInto('shipment')
      .values({
        id: v7(),
        order_id: orderId,
        carrier: tracking.carrier,
        tracking_number: tracking.number,
        shipped_at: now,
      })
      .execute()
  if (notifiesCustomer(to)) await enqueue(trx, statusMailJob, { orderId, eventId }, now)
  await settle(trx, wanted, moved.value, now)
  return ok({ eventId, from: moved.value.from })
}

/**
 * Takes an order to another status, if the rules let it (D1 §3): history, shipment, credit note and
 * the mail to the customer are written with it or not at all. Of two changes at once the first wins; the other
 * is judged by what it left.
 */
export const changeStatus = async (
  services: Needed,
  wanted: StatusChange,
): Promise<Result<Done, StatusRefusal>> => {
  const tracking = wanted.tracking && readTracking(wanted.tracking)
  if (wanted.tracking && (!tracking || wanted.to !== 'completed'))
    return refuse({ code: 'tracking-invalid' })
  const changed = await services.db
    .transaction()
    .execute((trx) => change(trx, wanted, tracking, services.now()))
  if (changed.ok) services.wakeWorker()
  return changed
}
