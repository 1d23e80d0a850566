import type { Selectable, Transaction } from 'kysely'
import { cleanText } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { engineOf } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { BankPaymentTable } from '../db/tables/payments.ts'
import { lockInvoice } from '../invoicing/invoices.ts'
import { findDueInvoice, findInvoiceId, type UnpaidInvoice } from './due-invoices.ts'
import { reopenInvoice, settleInvoice } from './settle-invoice.ts'

type Payment = Selectable<BankPaymentTable>

export type PaymentDecisionRefusal =
  | { code: 'payment-unknown' }
  /** Somebody else has decided about the payment. */
  | { code: 'edit-conflict' }
  | { code: 'invoice-unknown' }
  /** An invoice in francs cannot be paid in another currency. */
  | { code: 'other-currency' }
  | { code: 'reason-missing' }

/** `before` and `after` as the audit log records them. */
export type Decided = { payment: Payment; invoice: UnpaidInvoice | undefined; isPaid: boolean }

export type PaymentDecision = { paymentId: string; byAccount: string }

/** Locks a payment until the transaction ends, always after its invoice (see `lockOrder`). */
export const lockPayment = (trx: Transaction<Schema>, id: string): Promise<Payment | undefined> => {
  const payment = trx.selectFrom('bank_payment').selectAll().where('id', '=', id)
  return (engineOf(trx) === 'postgres' ? payment.forUpdate() : payment).executeTakeFirst()
}

export const decidePayment = async (
  trx: Transaction<Schema>,
  { paymentId, byAccount }: PaymentDecision,
  change: Pick<Payment, 'state' | 'note' | 'invoice_id' | 'status_before'>,
  now: Date,
) => {
  await trx
    .updateTable('bank_payment')
    .set({ ...change, decided_at: now, decided_by: byAccount })
    .where('id', '=', paymentId)
    .execute()
}

/**
 * Assigns an open payment to an invoice. `settles`: the invoice counts as paid even if an amount is
 * left. A credit that the bank has taken back makes its invoice unpaid again.
 */
export const assignPayment = async (
  trx: Transaction<Schema>,
  decision: PaymentDecision & { invoiceNumber: number; settles: boolean; note: string },
  now: Date,
): Promise<Result<Decided, PaymentDecisionRefusal>> => {
  const id = await findInvoiceId(trx, decision.invoiceNumber)
  if (id) await lockInvoice(trx, id)
  const payment = await lockPayment(trx, decision.paymentId)
  if (!payment) return refuse({ code: 'payment-unknown' })
  if (payment.state !== 'open') return refuse({ code: 'edit-conflict' })
  if (payment.currency !== 'CHF') return refuse({ code: 'other-currency' })
  const found = id && (await findDueInvoice(trx, id))
  if (!found) return refuse({ code: 'invoice-unknown' })
  const note = cleanText(decision.note)
  const isReversal = payment.amount < 0
  const due = found.due - payment.amount
  const settles = !found.isPaid && (due <= 0 || (decision.settles && !isReversal))
  const status_before = settles ? await settleInvoice(trx, found, payment.value_on, now) : null
  if (isReversal && found.isPaid && due > 0) await reopenInvoice(trx, found.id)
  const change = { state: 'matched', note, invoice_id: found.id, status_before } as const
  await decidePayment(trx, decision, change, now)
  const invoice = await findDueInvoice(trx, found.id)
  return ok({ payment, invoice, isPaid: invoice?.isPaid ?? false })
}

/** Sets an open payment aside, with a reason: it belongs to no invoice. */
export const dismissPayment = async (
  trx: Transaction<Schema>,
  decision: PaymentDecision & { reason: string },
  now: Date,
): Promise<Result<Decided, PaymentDecisionRefusal>> => {
  const note = cleanText(decision.reason)
  if (!note) return refuse({ code: 'reason-missing' })
  const payment = await lockPayment(trx, decision.paymentId)
  if (!payment) return refuse({ code: 'payment-unknown' })
  if (payment.state !== 'open') return refuse({ code: 'edit-conflict' })
  const dismissed = { state: 'dismissed', note, invoice_id: null, status_before: null } as const
  await decidePayment(trx, decision, dismissed, now)
  return ok({ payment, invoice: undefined, isPaid: false })
}
