import type { Transaction } from 'kysely'
import {
  type Credit,
  type CreditedOrder,
  creditOf,
  linesLeft,
  type ParcelLine,
  remainingRefund,
} from '../../domain/order/refund.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { findCreditNotes, type StoredDocument } from './find-documents.ts'
import { type InvoicedOrder, issueInvoice, storeDocument } from './invoices.ts'

/** The amounts of an order that its credits depend on. */
const findCreditedOrder = async (db: Database, orderId: string): Promise<CreditedOrder> => {
  const order = await db
    .selectFrom('orders')
    .select(['discount', 'shipping', 'fee'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_line')
    .select(['unit_price as unitPrice', 'quantity', 'total', 'vat_rate as vatRate'])
    .select('discount_rate')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return {
    ...order,
    lines: lines.map(({ discount_rate, ...line }) => ({
      ...line,
      discountRate: discount_rate ?? undefined,
    })),
  }
}

/** The credits of notes; one over the whole order has none. */
const creditsOf = (order: CreditedOrder, notes: readonly StoredDocument[]): Credit[] =>
  notes.flatMap(({ credited }) => {
    if (credited) return [credited]
    const whole = creditOf(order, [], remainingRefund(order, []))
    return whole.ok ? [whole.value] : []
  })

/** What of an order can be credited, and what has been. */
export const findCredits = async (
  db: Database,
  orderId: string,
): Promise<{ order: CreditedOrder; credits: Credit[]; notes: StoredDocument[] }> => {
  const order = await findCreditedOrder(db, orderId)
  const notes = await findCreditNotes(db, orderId)
  return { order, credits: creditsOf(order, notes), notes }
}

/**
 * The credit note over what is left of the invoice, or the last one if nothing is left. Issues the
 * invoice first if missing. Undefined if there is nothing to credit. `issuedBy`: the account of
 * the staff.
 */
export const issueCreditNote = async (
  trx: Transaction<Schema>,
  { id: orderId }: InvoicedOrder,
  now: Date,
  issuedBy: string | null = null,
): Promise<StoredDocument | undefined> => {
  const kind = 'credit-note'
  const invoice = await issueInvoice(trx, { id: orderId }, now)
  if (!invoice) return undefined
  const { total } = invoice
  const issued = await findCreditNotes(trx, orderId)
  if (issued.length === 0) return storeDocument(trx, { kind, orderId, total, issuedBy, now })
  const whole = issued.find(({ credited }) => !credited)
  if (whole) return whole
  const { order, credits } = await findCredits(trx, orderId)
  const rest = creditOf(order, credits, remainingRefund(order, credits))
  if (!rest.ok) return issued.at(-1)
  const credited = rest.value
  return storeDocument(trx, { kind, orderId, total: credited.total, credited, issuedBy, now })
}

/** Stores the credit note over a part of an order whose row the caller has locked. */
export const issuePartialCreditNote = async (
  trx: Transaction<Schema>,
  orderId: string,
  credited: Credit,
  now: Date,
  issuedBy: string,
): Promise<StoredDocument> => {
  const { total } = credited
  return storeDocument(trx, { kind: 'credit-note', orderId, total, credited, issuedBy, now })
}

/**
 * The lines of an order with the pieces to send: the ordered ones without those that were credited
 * before `dispatchedAt`, or so far if it has not been dispatched, and without those of parts.
 */
export const findLinesToSend = async <Line extends { quantity: number }>(
  db: Database,
  { id, lines }: { id: string; lines: readonly Line[] },
  dispatchedAt?: Date,
): Promise<(Line & ParcelLine)[]> => {
  const { order, notes } = await findCredits(db, id)
  const parcels = await db
    .selectFrom('shipment')
    .select('lines')
    .where('order_id', '=', id)
    .execute()
  const before = notes.filter(({ issuedAt }) => !dispatchedAt || issuedAt < dispatchedAt)
  const { lines: left } = remainingRefund(order, creditsOf(order, before))
  return linesLeft(left, parcels).flatMap(({ position, quantity }) => {
    const line = lines[position]
    return line ? [{ ...line, position, quantity }] : []
  })
}
