import type { Transaction } from 'kysely'
import {
  calculateQRReferenceChecksum,
  calculateSCORReferenceChecksum,
  isQRIBAN,
} from 'swissqrbill/utils'
import type { Centimes } from '../../domain/money.ts'
import { type InvoiceMoment, isInvoiceDue, unpayable } from '../../domain/order/invoice-moment.ts'
import { formerShop, type OrderStatus } from '../../domain/order/order-status.ts'
import type { Credit } from '../../domain/order/refund.ts'
import { engineOf } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { recordEvent } from '../events/record-event.ts'
import { dayAfter } from '../swiss-day.ts'
import { findCreditor } from './creditor.ts'
import { findDocument, type IssuedDocumentKind, type StoredDocument } from './find-documents.ts'

/** Digits of a QR reference before its check digit (QR-bill 2.3, annex B). */
const qrDigits = 26

const qrReference = (number: number) => {
  const digits = String(number).padStart(qrDigits, '0')
  return digits + calculateQRReferenceChecksum(digits)
}

/** Creditor reference (ISO 11649). */
const scorReference = (number: number) =>
  `RF${calculateSCORReferenceChecksum(String(number))}${number}`

/**
 * The payment reference: a QR reference for a QR-IBAN, which accepts no other, else SCOR. ''
 * without an account.
 */
export const paymentReference = (iban: string, invoiceNumber: number): string => {
  if (!iban) return ''
  return isQRIBAN(iban) ? qrReference(invoiceNumber) : scorReference(invoiceNumber)
}

/** Customers have other numbers than invoices, so that a reference belongs to one of them. */
const firstOfCustomers = 10_000_000_000

/** The reference of a customer, whose payments settle the oldest invoices first. */
export const customerReference = (iban: string, number: number) =>
  paymentReference(iban, firstOfCustomers + number)

/** The number of the customer in a payment reference; undefined for one of an invoice. */
export const customerNumberIn = (reference: string): number | undefined => {
  const digits = reference.startsWith('RF') ? reference.slice(4) : reference.slice(0, -1)
  const number = Number(digits) - firstOfCustomers
  return number > 0 && number < firstOfCustomers ? number : undefined
}

/** The part of an order that its documents need; their amounts are those of its locked row. */
export type InvoicedOrder = { id: string }

type LockedOrder = {
  status: OrderStatus
  channel: string
  total: Centimes
  invoiceAt: InvoiceMoment
}

/**
 * Locks the order's row until the transaction ends and returns it: always before its invoice, as two
 * that lock both in different orders stop each other. Transactions of SQLite are serial anyway.
 */
export const lockOrder = async (
  trx: Transaction<Schema>,
  orderId: string,
): Promise<LockedOrder | undefined> => {
  const order = trx
    .selectFrom('orders')
    .select(['status', 'channel', 'total', 'invoice_at as invoiceAt'])
    .where('id', '=', orderId)
  return (engineOf(trx) === 'postgres' ? order.forUpdate() : order).executeTakeFirst()
}

/** Locks an order and its invoice until the transaction ends: two decisions follow one another. */
export const lockInvoice = async (trx: Transaction<Schema>, invoiceId: string) => {
  const invoice = trx.selectFrom('invoice').select('order_id').where('id', '=', invoiceId)
  const found = await invoice.executeTakeFirst()
  if (found) await lockOrder(trx, found.order_id)
  await (engineOf(trx) === 'postgres' ? invoice.forUpdate() : invoice).execute()
}

type NewDocument = {
  kind: IssuedDocumentKind
  orderId: string
  total: Centimes
  credited?: Credit | null
  issuedBy?: string | null
  now: Date
}

/** Numbers and stores a document; the counter belongs to the caller's transaction. */
export const storeDocument = async (
  trx: Transaction<Schema>,
  { kind, orderId, total, credited = null, issuedBy = null, now }: NewDocument,
): Promise<StoredDocument> => {
  const isInvoice = kind === 'invoice'
  const { creditor, paymentDays, firstNumbers } = await findCreditor(trx)
  const number = await nextNumber(trx, kind, firstNumbers[kind])
  const document: StoredDocument = {
    id: newId(),
    kind,
    number,
    orderId,
    issuedAt: now,
    dueOn: dayAfter(now, isInvoice ? paymentDays : 0),
    reference: isInvoice ? paymentReference(creditor.iban, number) : '',
    total,
    creditor,
    paidAt: null,
    credited,
    issuedBy,
  }
  await trx
    .insertInto('invoice')
    .values({
      id: document.id,
      kind,
      number,
      order_id: orderId,
      issued_at: now,
      due_on: document.dueOn,
      reference: document.reference,
      total,
      creditor: json(creditor),
      paid_at: null,
      credited: credited && json(credited),
      issued_by: issuedBy,
    })
    .execute()
  return document
}

/**
 * The invoice of an order, issued now if missing: once per order. Numbers have no gaps, as the
 * counter belongs to the caller's transaction, which should be short. Undefined for cancelled or
 * failed orders without an invoice, and for those of the former shop.
 */
export const issueInvoice = async (
  trx: Transaction<Schema>,
  { id: orderId }: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => {
  const order = await lockOrder(trx, orderId)
  const existing = await findDocument(trx, orderId, 'invoice')
  if (existing || !order || order.channel === formerShop || unpayable.includes(order.status))
    return existing
  return storeDocument(trx, { kind: 'invoice', orderId, total: order.total, now })
}

/** The same for an invoice that is due (`isInvoiceDue`): undefined before. */
export const issueDueInvoice = async (
  trx: Transaction<Schema>,
  order: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => {
  const current = await lockOrder(trx, order.id)
  return current && isInvoiceDue(current)
    ? issueInvoice(trx, order, now)
    : findDocument(trx, order.id, 'invoice')
}

/**
 * Sets the payment date of the order's invoice, once, and reports it. Does nothing without an invoice.
 */
export const markInvoicePaid = async (
  trx: Transaction<Schema>,
  orderId: string,
  now: Date,
  paidAt = now,
) => {
  const paid = await trx
    .updateTable('invoice')
    .set({ paid_at: paidAt })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('paid_at', 'is', null)
    .returning('number')
    .executeTakeFirst()
  if (!paid) return
  const { number } = await trx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const event = { kind: 'order.paid', recordId: orderId, now } as const
  await recordEvent(trx, { ...event, data: { number, invoice: paid.number } })
}
