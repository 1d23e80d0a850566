import { type Centimes, centimes } from '../../../domain/money.ts'
import { amountDue } from '../../../domain/order/amount-due.ts'
import { mayBecome, nextStatuses, type OrderStatus } from '../../../domain/order/order-status.ts'
import { type RefundRequest, remainingRefund } from '../../../domain/order/refund.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { findCredits } from '../../invoicing/credit-notes.ts'
import { findDocument, type StoredDocument } from '../../invoicing/find-documents.ts'
import { findInvoiceAmounts } from '../../invoicing/settled-amounts.ts'
import { findOrder, findShipments, type Shipment } from '../history/find-order.ts'
import type { Order } from '../order.ts'
import { findNotes, type OrderNote } from './order-notes.ts'
import { type ResendableMail, resendableFor } from './resend-mail.ts'

/** A change of status and who made it; '' for automatic changes. */
type StaffEvent = { id: string; status: OrderStatus; at: Date; note: string; author: string }

type Customer = { id: string; email: string; name: string; customerNumber: string; phone: string }

/** An order with everything that the staff need. */
export type StaffOrder = {
  order: Order
  customer: Customer
  /** How it was received; `enteredBy` is '' for orders of the customer. */
  channel: string
  enteredBy: string
  next: OrderStatus[]
  events: StaffEvent[]
  shipments: Shipment[]
  notes: OrderNote[]
  /** `due`: what remains to be paid. */
  invoice: (StoredDocument & { due: Centimes }) | undefined
  creditNotes: StoredDocument[]
  /** What can still be refunded; undefined if the status allows no refund. */
  refundable: RefundRequest | undefined
  credited: Centimes
  mails: ResendableMail[]
}

const findEvents = (db: Database, orderId: string): Promise<StaffEvent[]> =>
  db
    .selectFrom('order_event')
    .leftJoin('account', 'account.id', 'order_event.by_account')
    .select(['order_event.id', 'order_event.status', 'order_event.at', 'order_event.note'])
    .select(accountName.as('author'))
    .where('order_event.order_id', '=', orderId)
    .orderBy('order_event.at')
    .orderBy('order_event.id')
    .execute()

const findCustomer = (db: Database, accountId: string): Promise<Customer> =>
  db
    .selectFrom('account')
    .select(['id', 'email', accountName.as('name')])
    .select(({ fn, val }) => [
      fn.coalesce('customer_number', val('')).as('customerNumber'),
      fn.coalesce('billing_phone', val('')).as('phone'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

const findOrigin = (db: Database, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('account', 'account.id', 'orders.entered_by')
    .select(['orders.channel', accountName.as('enteredBy')])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()

export const findStaffOrder = async (db: Database, id: string): Promise<StaffOrder | undefined> => {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const [customer, origin, events, shipments, notes, invoice, amounts, credited] =
    await Promise.all([
      findCustomer(db, order.accountId),
      findOrigin(db, id),
      findEvents(db, id),
      findShipments(db, id),
      findNotes(db, id),
      findDocument(db, id, 'invoice'),
      findInvoiceAmounts(db, id),
      findCredits(db, id),
    ])
  return {
    order,
    customer,
    ...origin,
    next: [...nextStatuses[order.status]],
    events,
    shipments,
    notes,
    invoice: invoice && amounts && { ...invoice, due: amountDue(amounts) },
    creditNotes: credited.notes,
    refundable: mayBecome(order.status, 'refunded')
      ? remainingRefund(credited.order, credited.credits)
      : undefined,
    credited: centimes(credited.notes.reduce((sum, { total }) => sum + total, 0)),
    mails: resendableFor(events, credited.notes),
  }
}
