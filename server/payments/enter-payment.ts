import type { Transaction } from 'kysely'
import { type Centimes, centimes } from '../../domain/money.ts'
import { cleanText } from '../../domain/order/free-text.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { searchKey } from '../../domain/search/staff-search.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { PaymentMethod } from '../db/tables/payments.ts'
import { issueInvoice, lockInvoice } from '../invoicing/invoices.ts'
import { swissDay } from '../swiss-day.ts'
import { closeRefusedRefunds, isRefundDue } from './card/online-payments.ts'
import { findDueInvoice, type UnpaidInvoice } from './due-invoices.ts'
import { settleInvoice } from './settle-invoice.ts'

export type EnteredPayment = {
  orderId: string
  method: Exclude<PaymentMethod, 'bank'>
  /** YYYY-MM-DD in Switzerland. */
  valueOn: string
  note: string
  /** In centimes, what the staff have seen: all that is due, or negative to pay back. */
  amount: number
  /** Null for a payment by card. */
  byAccount: string | null
}

export type EnteredPaymentRefusal =
  | { code: 'order-unknown' }
  /** Another amount than the staff have seen, nothing to pay, or it is being paid back by card. */
  | { code: 'edit-conflict' }
  | { code: 'day-in-future' }

/** `number`: of the invoice. */
export type PaymentEntry = { id: string; number: number; amount: Centimes }

/**
 * Enters that an invoice has been paid without the bank, or that what was paid beyond it has been
 * paid back. Issues the invoice first if missing.
 */
export const enterPayment = async (
  trx: Transaction<Schema>,
  { orderId, method, valueOn, note: text, amount, byAccount }: EnteredPayment,
  now: Date,
): Promise<Result<PaymentEntry, EnteredPaymentRefusal>> => {
  if (valueOn > swissDay(now)) return refuse({ code: 'day-in-future' })
  const issued = await issueInvoice(trx, { id: orderId }, now)
  if (!issued) return refuse({ code: 'order-unknown' })
  await lockInvoice(trx, issued.id)
  const invoice = await findDueInvoice(trx, issued.id)
  const open = invoice?.isPaid ? Math.min(0, invoice.due) : invoice?.due
  if (!invoice || !open || open !== amount) return refuse({ code: 'edit-conflict' })
  if (open < 0 && (await isRefundDue(trx, orderId))) return refuse({ code: 'edit-conflict' })
  const statusBefore = open > 0 ? await settleInvoice(trx, invoice, valueOn, now) : null
  if (open < 0) await closeRefusedRefunds(trx, { orderId, isOfCredit: true }, now)
  const entry = { method, valueOn, note: text, amount: open, byAccount, statusBefore }
  const id = await insertPayment(trx, invoice, entry, now)
  return ok({ id, number: invoice.number, amount: centimes(open) })
}

/** Stores a payment of an invoice that no statement of the bank has; returns its id. */
export const insertPayment = async (
  trx: Transaction<Schema>,
  invoice: UnpaidInvoice,
  {
    method,
    valueOn,
    note: text,
    amount,
    byAccount,
    statusBefore,
  }: Omit<EnteredPayment, 'orderId'> & { statusBefore: OrderStatus | null },
  now: Date,
): Promise<string> => {
  const id = newId()
  const note = cleanText(text)
  await trx
    .insertInto('bank_payment')
    .values({
      id,
      statement_id: null,
      entry_key: `by-hand ${id}`,
      booking_key: '',
      content_hash: '',
      value_on: valueOn,
      amount,
      currency: 'CHF',
      reference: invoice.reference,
      payer: invoice.customer,
      message: '',
      search_text: searchKey(`${invoice.customer} ${note}`),
      state: 'matched',
      problem: null,
      invoice_id: invoice.id,
      decided_at: now,
      decided_by: byAccount,
      note,
      status_before: statusBefore,
      method,
    })
    .execute()
  return id
}
