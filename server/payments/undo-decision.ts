import type { Selectable, Transaction } from 'kysely'
import { awaitingPayment, isPaidFirst } from '../../domain/order/invoice-moment.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { BankPaymentTable } from '../db/tables/payments.ts'
import { lockInvoice } from '../invoicing/invoices.ts'
import { restoreStatus } from '../orders/change-status.ts'
import { reopenRefusedRefunds } from './card/online-payments.ts'
import {
  decidePayment,
  lockPayment,
  type PaymentDecision,
  type PaymentDecisionRefusal,
} from './decide-payment.ts'
import { findDueInvoice, type UnpaidInvoice } from './due-invoices.ts'
import { reopenInvoice, settleInvoice } from './settle-invoice.ts'

type Payment = Selectable<BankPaymentTable>

/** What undoing a decision about a payment changes besides the payment. */
export type PaymentUndoEffect = {
  /** The invoice that it was assigned to. */
  invoice: UnpaidInvoice | undefined
  /** `unpaid`: marked as paid by payments; `paid`: marked as unpaid by the bank taking one back. */
  becomes: 'paid' | 'unpaid' | undefined
  /** The order whose preparation the payment had started, and its former status. */
  order: { id: string; number: number; from: OrderStatus; to: OrderStatus } | undefined
}

/** The status before payments settled the invoice; undefined if it was paid otherwise. */
const findStatusBefore = async (db: Database, invoiceId: string) => {
  const row = await db
    .selectFrom('bank_payment')
    .select('status_before')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'matched')
    .where('status_before', 'is not', null)
    .executeTakeFirst()
  return row?.status_before ?? undefined
}

/** The order as it was, unless it has gone on since. */
const findFormerOrder = async (
  db: Database,
  { orderId }: UnpaidInvoice,
  before: OrderStatus,
): Promise<PaymentUndoEffect['order']> => {
  const { number, status, payment } = await db
    .selectFrom('orders')
    .select(['number', 'status', 'payment'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const hasStarted =
    isPaidFirst(payment) && awaitingPayment.includes(before) && status === 'processing'
  return hasStarted ? { id: orderId, number, from: status, to: before } : undefined
}

const findEffect = async (
  db: Database,
  { invoice_id, amount, method }: Pick<Payment, 'invoice_id' | 'amount' | 'method'>,
): Promise<PaymentUndoEffect> => {
  const invoice = invoice_id ? await findDueInvoice(db, invoice_id) : undefined
  if (!invoice) return { invoice, becomes: undefined, order: undefined }
  const due = invoice.due + amount
  const becomesPaid = method === 'bank' && due <= 0
  if (!invoice.isPaid)
    return { invoice, becomes: becomesPaid ? 'paid' : undefined, order: undefined }
  const before = due > 0 ? await findStatusBefore(db, invoice.id) : undefined
  if (!before) return { invoice, becomes: undefined, order: undefined }
  return { invoice, becomes: 'unpaid', order: await findFormerOrder(db, invoice, before) }
}

/** What undoing would change, said before it happens; undefined if there is nothing to undo. */
export const previewUndo = async (
  db: Database,
  id: string,
): Promise<PaymentUndoEffect | undefined> => {
  const payment = await db
    .selectFrom('bank_payment')
    .select(['state', 'invoice_id', 'amount', 'method'])
    .where('id', '=', id)
    .executeTakeFirst()
  return payment && payment.state !== 'open' ? findEffect(db, payment) : undefined
}

/** `before` of the payment, and what has changed. */
export type Undone = PaymentUndoEffect & { payment: Payment }

/**
 * Undoes a decision or a match: the payment is open again, its invoice unpaid, and an order whose
 * preparation it had started waits again. The customer is notified as of every change of status.
 * `isByHand`: the payment was entered by the staff, and is deleted.
 */
export const undoDecision = async (
  trx: Transaction<Schema>,
  { isByHand, ...decision }: PaymentDecision & { isByHand: boolean },
  now: Date,
): Promise<Result<Undone, PaymentDecisionRefusal>> => {
  const shown = await trx
    .selectFrom('bank_payment')
    .select('invoice_id')
    .where('id', '=', decision.paymentId)
    .executeTakeFirst()
  if (shown?.invoice_id) await lockInvoice(trx, shown.invoice_id)
  const payment = await lockPayment(trx, decision.paymentId)
  if (!payment || payment.method === 'card' || isByHand === (payment.method === 'bank'))
    return refuse({ code: 'payment-unknown' })
  if (payment.state === 'open' || payment.invoice_id !== shown?.invoice_id)
    return refuse({ code: 'edit-conflict' })
  const effect = await findEffect(trx, payment)
  const { invoice, becomes, order } = effect
  if (invoice && becomes === 'paid') await settleInvoice(trx, invoice, payment.value_on, now)
  if (invoice && becomes === 'unpaid') await reopenInvoice(trx, invoice.id)
  const open = { state: 'open', note: '', invoice_id: null, status_before: null } as const
  if (isByHand) {
    await trx.deleteFrom('bank_payment').where('id', '=', payment.id).execute()
    if (invoice && payment.amount < 0 && payment.decided_at)
      await reopenRefusedRefunds(trx, invoice.orderId, payment.decided_at)
  }
  if (!isByHand) await decidePayment(trx, decision, open, now)
  if (order) {
    const { byAccount } = decision
    await restoreStatus(trx, { orderId: order.id, to: order.to, byAccount }, now)
  }
  return ok({ ...effect, payment })
}
