import type { Selectable, Transaction } from 'kysely'
import { cleanText } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { engineOf } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { BankPaymentTable } from '../db/tables/payments.ts'
import { swissDayStart } from '../swiss-day.ts'
import { type DueInvoice, findDueInvoice, findDueInvoiceByNumber } from './due-invoices.ts'
import { lockInvoice, reopenInvoice, settleInvoice } from './settle-invoice.ts'

type Payment = Selectable<BankPaymentTable>

export type DecisionRefusal =
  | { code: 'payment-unknown' }
  /** Somebody else has decided about the payment. */
  | { code: 'changed-meanwhile' }
  | { code: 'invoice-unknown' }
  /** An invoice in francs cannot be paid in another currency. */
  | { code: 'other-currency' }
  | { code: 'reason-missing' }

/** `before` and `after` as the audit log records them. */
export type Decided = { payment: Payment; invoice: DueInvoice | undefined; isPaid: boolean }

type Decision = { paymentId: string; byAccount: string }

const findPayment = (trx: Transaction<Schema>, id: string): Promise<Payment | undefined> => {
  const payment = trx.selectFrom('bank_payment').selectAll().where('id', '=', id)
  return (engineOf(trx) === 'postgres' ? payment.forUpdate() : payment).executeTakeFirst()
}

const decide = async (
  trx: Transaction<Schema>,
  { paymentId, byAccount }: Decision,
  change: Pick<Payment, 'state' | 'note'> & { invoice_id: string | null },
  now: Date,
) => {
  await trx
    .updateTable('bank_payment')
    .set({ ...change, decided_at: now, decided_by: byAccount })
    .where('id', '=', paymentId)
    .execute()
}

/** Marks an invoice as paid or unpaid by what is still due. */
const balance = async (
  trx: Transaction<Schema>,
  invoiceId: string,
  { valueOn, settles, reopens }: { valueOn: string; settles: boolean; reopens: boolean },
  now: Date,
): Promise<DueInvoice | undefined> => {
  const invoice = await findDueInvoice(trx, invoiceId)
  if (!invoice) return undefined
  const isPaid = settles || invoice.due <= 0
  if (isPaid && !invoice.isPaid) await settleInvoice(trx, invoice, valueOn, now)
  if (isPaid || !invoice.isPaid || !reopens) return { ...invoice, isPaid: isPaid || invoice.isPaid }
  await reopenInvoice(trx, invoice.id)
  return { ...invoice, isPaid: false }
}

/**
 * Assigns an open payment to an invoice. `settles`: the invoice counts as paid even if an amount is
 * left. A credit that the bank has taken back makes its invoice unpaid again.
 */
export const assignPayment = async (
  trx: Transaction<Schema>,
  decision: Decision & { invoiceNumber: number; settles: boolean; note: string },
  now: Date,
): Promise<Result<Decided, DecisionRefusal>> => {
  const payment = await findPayment(trx, decision.paymentId)
  if (!payment) return refuse({ code: 'payment-unknown' })
  if (payment.state !== 'open') return refuse({ code: 'changed-meanwhile' })
  if (payment.currency !== 'CHF') return refuse({ code: 'other-currency' })
  const found = await findDueInvoiceByNumber(trx, decision.invoiceNumber)
  if (!found) return refuse({ code: 'invoice-unknown' })
  await lockInvoice(trx, found.id)
  const note = cleanText(decision.note)
  await decide(trx, decision, { state: 'matched', note, invoice_id: found.id }, now)
  const isReversal = payment.amount < 0
  const settles = decision.settles && !isReversal
  const how = { valueOn: payment.value_on, settles, reopens: isReversal }
  const invoice = await balance(trx, found.id, how, now)
  return ok({ payment, invoice, isPaid: invoice?.isPaid ?? false })
}

/** Sets an open payment aside, with a reason: it belongs to no invoice. */
export const dismissPayment = async (
  trx: Transaction<Schema>,
  decision: Decision & { reason: string },
  now: Date,
): Promise<Result<Decided, DecisionRefusal>> => {
  const note = cleanText(decision.reason)
  if (!note) return refuse({ code: 'reason-missing' })
  const payment = await findPayment(trx, decision.paymentId)
  if (!payment) return refuse({ code: 'payment-unknown' })
  if (payment.state !== 'open') return refuse({ code: 'changed-meanwhile' })
  await decide(trx, decision, { state: 'dismissed', note, invoice_id: null }, now)
  return ok({ payment, invoice: undefined, isPaid: false })
}

/** Undoes a decision or a match: the payment is open again, and its invoice unpaid. */
export const reopenPayment = async (
  trx: Transaction<Schema>,
  decision: Decision,
  now: Date,
): Promise<Result<Decided, DecisionRefusal>> => {
  const payment = await findPayment(trx, decision.paymentId)
  if (!payment) return refuse({ code: 'payment-unknown' })
  if (payment.state === 'open') return refuse({ code: 'changed-meanwhile' })
  if (payment.invoice_id) await lockInvoice(trx, payment.invoice_id)
  await decide(trx, decision, { state: 'open', note: '', invoice_id: null }, now)
  const valueOn = payment.value_on
  const invoice = payment.invoice_id && (await findDueInvoice(trx, payment.invoice_id))
  if (!invoice) return ok({ payment, invoice: undefined, isPaid: false })
  // An invoice that was paid otherwise stays paid.
  const reopens = invoice.paidAt?.getTime() === swissDayStart(valueOn).getTime()
  const balanced = await balance(trx, invoice.id, { valueOn, settles: false, reopens }, now)
  return ok({ payment, invoice: balanced, isPaid: balanced?.isPaid ?? false })
}
