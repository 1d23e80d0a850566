import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Centimes } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { engineOf } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { json } from '../db/json.ts'
import type { Schema } from '../db/schema.ts'
import { dayAfter } from '../swiss-day.ts'
import { findCreditor } from './creditor.ts'
import { type DocumentKind, findDocument, type StoredDocument } from './find-documents.ts'
import { paymentReference } from './reference.ts'

/** As much of an order as its papers are made of; amounts and lines stay the order's. */
export type InvoicedOrder = { id: string; total: Centimes }

/** They end without anything that was to be paid: no invoice is issued any more. */
const unpayable: readonly OrderStatus[] = ['cancelled', 'failed']

/**
 * The order's status, which stays until the end of the transaction: whoever changes it or issues a
 * paper of it at the same moment waits; transactions of SQLite do anyway.
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
  const earlier = await findDocument(trx, order.id, kind)
  if (earlier) return earlier
  const isInvoice = kind === 'invoice'
  if (isInvoice && unpayable.includes(status)) return undefined

  const { creditor, paymentDays } = await findCreditor(trx)
  const number = await nextNumber(trx, kind)
  const paper: StoredDocument = {
    id: v7(),
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
      id: paper.id,
      kind,
      number,
      order_id: paper.orderId,
      issued_at: paper.issuedAt,
      due_on: paper.dueOn,
      reference: paper.reference,
      total: paper.total,
      creditor: json(creditor),
      paid_at: null,
    })
    .execute()
  return paper
}

/**
 * The invoice of an order, issued now if it was not before: once per order, with a number that
 * follows without a gap because it belongs to the caller's transaction. Keep that short. Undefined
 * where an order that had none has been cancelled or has failed.
 */
export const issueInvoice = (
  trx: Transaction<Schema>,
  order: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => issue(trx, 'invoice', order, now)

/**
 * The credit note that takes back the whole invoice, likewise once per order; it names an invoice,
 * which is issued first where there is none. Undefined where there is nothing to take back.
 */
export const issueCreditNote = async (
  trx: Transaction<Schema>,
  order: InvoicedOrder,
  now: Date,
): Promise<StoredDocument | undefined> => {
  const invoice = await issueInvoice(trx, order, now)
  return invoice && issue(trx, 'credit-note', order, now)
}

/** The invoice of the order has been paid; the first such day is kept. Without an invoice nothing. */
export const markInvoicePaid = async (trx: Transaction<Schema>, orderId: string, now: Date) => {
  await trx
    .updateTable('invoice')
    .set({ paid_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('paid_at', 'is', null)
    .execute()
}
