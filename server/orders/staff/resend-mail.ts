import type { Transaction } from 'kysely'
import {
  isFormerOrder,
  notifiesCustomer,
  type OrderStatus,
} from '../../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Schema } from '../../db/schema.ts'
import { findCreditNotes } from '../../invoicing/find-documents.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { findHistory } from '../history/find-order.ts'

/** Mails to the customer that can be sent again. */
export const resendableMails = ['confirmation', 'status', 'credit-note'] as const

export type ResendableMail = (typeof resendableMails)[number]

export type ResendRefusal =
  | { code: 'order-unknown' }
  /** The order has had no such mail. */
  | { code: 'mail-unknown' }

const unconfirmed: readonly (OrderStatus | undefined)[] = ['requested', 'cancelled', 'refunded']

/** The mails that an order has had; the confirmation neither before it is approved nor once it is cancelled. */
export const resendableFor = (
  events: readonly { status: OrderStatus }[],
  notes: readonly { credited: unknown }[],
): ResendableMail[] => [
  // It asks to pay the order.
  ...(unconfirmed.includes(events.at(-1)?.status) ? [] : (['confirmation'] as const)),
  // The first event is the order itself.
  ...(events.slice(1).some(({ status }) => notifiesCustomer(status)) ? (['status'] as const) : []),
  ...(notes.some(({ credited }) => credited) ? (['credit-note'] as const) : []),
]

/**
 * Sends a mail to the customer again, to the present address: the confirmation with the invoice,
 * the news about the present status, or the last credit note.
 */
export const resendOrderMail = async (
  trx: Transaction<Schema>,
  { orderId, mail }: { orderId: string; mail: ResendableMail },
  now: Date,
): Promise<Result<ResendableMail, ResendRefusal>> => {
  const { events } = await findHistory(trx, orderId)
  const order = await trx
    .selectFrom('orders')
    .select('channel')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return refuse({ code: 'order-unknown' })
  if (isFormerOrder(order)) return refuse({ code: 'mail-unknown' })
  const notes = await findCreditNotes(trx, orderId)
  if (!resendableFor(events, notes).includes(mail)) return refuse({ code: 'mail-unknown' })
  if (mail === 'confirmation') await enqueueMail(trx, 'order-confirmation', { orderId }, now)
  if (mail === 'status') {
    const event = events.findLast(({ status }) => notifiesCustomer(status))
    if (event) await enqueueMail(trx, 'order-status', { orderId, eventId: event.id }, now)
  }
  if (mail === 'credit-note') {
    const note = notes.findLast(({ credited }) => credited)
    if (note)
      await enqueueMail(trx, 'order-credited', { orderId, number: note.number, note: '' }, now)
  }
  return ok(mail)
}
