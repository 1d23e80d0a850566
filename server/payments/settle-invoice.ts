import type { Transaction } from 'kysely'
import { awaitingPayment, isPaidFirst } from '../../domain/order/invoice-moment.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { Schema } from '../db/schema.ts'
import { markInvoicePaid } from '../invoicing/invoices.ts'
import { moveToStatus } from '../orders/change-status.ts'
import { swissDayStart } from '../swiss-day.ts'
import type { UnpaidInvoice } from './due-invoices.ts'

/**
 * Marks an invoice as paid on a day (YYYY-MM-DD). An order that waits for its payment is
 * prepared now; the customer is notified. Returns the status that the order had before.
 */
export const settleInvoice = async (
  trx: Transaction<Schema>,
  { orderId }: Pick<UnpaidInvoice, 'orderId'>,
  valueOn: string,
  now: Date,
): Promise<OrderStatus> => {
  await markInvoicePaid(trx, orderId, now, swissDayStart(valueOn))
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'payment'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (isPaidFirst(order.payment) && awaitingPayment.includes(order.status))
    await moveToStatus(trx, { orderId, to: 'processing' }, undefined, now)
  return order.status
}

/** Takes the payment date back, as the money has not arrived after all. */
export const reopenInvoice = async (trx: Transaction<Schema>, invoiceId: string) => {
  await trx.updateTable('invoice').set({ paid_at: null }).where('id', '=', invoiceId).execute()
  await trx
    .updateTable('bank_payment')
    .set({ status_before: null })
    .where('invoice_id', '=', invoiceId)
    .execute()
}
