import type { Transaction } from 'kysely'
import type { Centimes } from '../../../domain/money.ts'
import { cleanText } from '../../../domain/order/free-text.ts'
import { mayBecome, type OrderStatus } from '../../../domain/order/order-status.ts'
import {
  type Credit,
  creditOf,
  isRestOfOrder,
  type RefundRefusal,
  type RefundRequest,
} from '../../../domain/order/refund.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import {
  findCredits,
  findLinesToSend,
  issuePartialCreditNote,
} from '../../invoicing/credit-notes.ts'
import { issueInvoice, lockOrder } from '../../invoicing/invoices.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { hasParcels, moveToStatus } from '../change-status.ts'
import { findOrder } from '../history/find-order.ts'

export type Refund = RefundRequest & {
  orderId: string
  /** Shown to the customer in the mail. */
  note: string
  byAccount: string
  /** What the staff have confirmed. */
  expectedTotal: Centimes
  /** How many credit notes the order had then; a refund sent twice is refused. */
  expectedCreditNotes?: number
}

export type OrderRefundRefusal =
  | RefundRefusal
  | { code: 'order-unknown' }
  /** The order's status allows no refund; an order that has not been paid is cancelled. */
  | { code: 'status-not-allowed'; from: OrderStatus }
  /** Another amount than the staff have confirmed, or another refund came first. */
  | { code: 'edit-conflict' }

/** `isRest`: nothing is left, the order becomes `refunded`. `number`: of the credit note. */
type Refunded = { total: Centimes; isRest: boolean; number: number }

const findStatus = (db: Database, id: string) =>
  db
    .selectFrom('orders')
    .select(['number', 'status', 'total'])
    .where('id', '=', id)
    .executeTakeFirst()

/** `creditNotes`: how many the order has before the refund. */
type RefundPreview = { credit: Credit; isRest: boolean; creditNotes: number }

/** What a refund would credit, without doing it. */
export const previewRefund = async (
  db: Database,
  orderId: string,
  request: RefundRequest,
): Promise<Result<RefundPreview, OrderRefundRefusal>> => {
  const found = await findStatus(db, orderId)
  if (!found) return refuse({ code: 'order-unknown' })
  if (!mayBecome(found.status, 'refunded'))
    return refuse({ code: 'status-not-allowed', from: found.status })
  const { order, credits } = await findCredits(db, orderId)
  const credit = creditOf(order, credits, request)
  if (!credit.ok) return credit
  const isRest = isRestOfOrder(order, credits, request)
  return ok({ credit: credit.value, isRest, creditNotes: credits.length })
}

/** All that is left: the order becomes `refunded`, with its own mail and credit note. */
const refundRest = async (
  trx: Transaction<Schema>,
  { orderId, note, byAccount, expectedTotal }: Refund,
  now: Date,
): Promise<Result<Refunded, OrderRefundRefusal>> => {
  const moved = await moveToStatus(
    trx,
    { orderId, to: 'refunded', note, byAccount },
    undefined,
    now,
  )
  if (!moved.ok) {
    const { refusal } = moved
    return refusal.code === 'tracking-invalid' || refusal.code === 'order-changed'
      ? refuse({ code: 'edit-conflict' })
      : refuse(refusal)
  }
  const { notes } = await findCredits(trx, orderId)
  return ok({ total: expectedTotal, isRest: true, number: notes.at(-1)?.number ?? 0 })
}

/** An order that is sent in part is complete once the rest is refunded. */
const completeIfSent = async (
  trx: Transaction<Schema>,
  orderId: string,
  byAccount: string,
  now: Date,
) => {
  const order = await findOrder(trx, orderId)
  if (!order || !(await hasParcels(trx, orderId))) return
  if ((await findLinesToSend(trx, order)).length > 0) return
  // The delivery note leaves out what was refunded before the dispatch.
  const afterRefund = new Date(now.getTime() + 1)
  const sent = { orderId, to: 'completed', byAccount, isSilent: true } as const
  await moveToStatus(trx, sent, undefined, afterRefund)
}

/** A part: its own credit note and mail. */
const refundPart = async (
  trx: Transaction<Schema>,
  { orderId, note, byAccount }: Refund,
  credit: Credit,
  now: Date,
): Promise<Result<Refunded, OrderRefundRefusal>> => {
  const order = await findStatus(trx, orderId)
  if (!order || !(await issueInvoice(trx, { id: orderId }, now)))
    return refuse({ code: 'refund-empty' })
  const { number } = await issuePartialCreditNote(trx, orderId, credit, now, byAccount)
  if (order.status === 'preparing') await completeIfSent(trx, orderId, byAccount, now)
  const event = { kind: 'order.refunded', recordId: orderId, now } as const
  await recordEvent(trx, { ...event, data: { number: order.number, creditNote: number } })
  await enqueueMail(trx, 'order-credited', { orderId, number, note: cleanText(note) }, now)
  return ok({ total: credit.total, isRest: false, number })
}

/**
 * Refunds lines or the shipping in the caller's transaction, with a credit note and a mail to the
 * customer. Concurrent refunds follow one another: never more than ordered is credited.
 */
export const refundOrder = async (
  trx: Transaction<Schema>,
  refund: Refund,
  now: Date,
): Promise<Result<Refunded, OrderRefundRefusal>> => {
  await lockOrder(trx, refund.orderId)
  const preview = await previewRefund(trx, refund.orderId, refund)
  if (!preview.ok) return preview
  const { credit, isRest, creditNotes } = preview.value
  const { expectedTotal, expectedCreditNotes = creditNotes } = refund
  if (credit.total !== expectedTotal || creditNotes !== expectedCreditNotes)
    return refuse({ code: 'edit-conflict' })
  return isRest ? refundRest(trx, refund, now) : refundPart(trx, refund, credit, now)
}
