import type { Transaction } from 'kysely'
import type { Centimes } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { engineOf } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { dayAfter } from '../swiss-day.ts'
import { findCreditor } from './creditor.ts'
import { type DocumentKind, findDocument, type StoredDocument } from './find-documents.ts'
import { paymentReference } from './reference.ts'

/** The part of an order that its documents need; amounts and lines stay in the order. */
export type InvoicedOrder = { id: string; total: Centimes }

/** Orders that owe nothing: no invoice is issued for them. */
const unpayable: readonly OrderStatus[] = ['cancelled', 'failed']

/**
 * Locks the order's row until the transaction ends and returns its status. Transactions of SQLite
 * are serial anyway.
 */
const lockOrder = async (trx: Transaction<Schema>, orderId: string): Promise<OrderStatus> => {
  const order = trx.selectFrom('orders').select('status').where('id', '=', orderId)
  const locked = engineOf(trx) === 'postgres' ? order.forUpdate() : order
  return (await locked.executeTakeFirstOrThrow()).status
}

const issue = async (
  trx: Transaction<Schema>,
  kind: DocumentKind,
  order: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => {
  const status = await lockOrder(trx, order.id)
  const existing = await findDocument(trx, order.id, kind)
  if (existing) return existing
  const isInvoice = kind === 'invoice'
  if (isInvoice && unpayable.includes(status)) return undefined

  const { creditor, paymentDays } = await findCreditor(trx)
  const number = await nextNumber(trx, kind)
  const document: StoredDocument = {
    id: newId(),
    kind,
    number,
    orderId: order.id,
    issuedAt: now,
    dueOn: dayAfter(now, isInvoice ? paymentDays : 0),
    reference: isInvoice ? paymentReference(creditor.iban, number) : '',
    total: order.total,
    creditor,
    paidAt: null,
  }
  await trx
    .insertInto('invoice')
    .values({
      id: document.id,
      kind,
      number,
      order_id: document.orderId,
      issued_at: document.issuedAt,
      due_on: document.dueOn,
      reference: document.reference,
      total: document.total,
      creditor: json(creditor),
      paid_at: null,
    })
    .execute()
  return document
}

/**
 * The invoice of an order, issued now if missing: once per order. Numbers have no gaps, as the
 * counter belongs to the caller's transaction, which should be short. Undefined for cancelled or
 * failed orders without an invoice.
 */
export const issueInvoice = (
  trx: Transaction<Schema>,
  order: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => issue(trx, 'invoice', order, now)

/**
 * The credit note over the whole invoice, once per order. Issues the invoice first if missing.
 * Undefined if there is nothing to credit.
 */
export const issueCreditNote = async (
  trx: Transaction<Schema>,
  order: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => {
  const invoice = await issueInvoice(trx, order, now)
  return invoice && issue(trx, 'credit-note', order, now)
}

/** Sets the payment date of the order's invoice, once. Does nothing without an invoice. */
export const markInvoicePaid = async (trx: Transaction<Schema>, orderId: string, now: Date) => {
  await trx
    .updateTable('invoice')
    .set({ paid_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('paid_at', 'is', null)
    .execute()
}
