import { shownEmail } from '../../../domain/customer/email.ts'
import { centimes } from '../../../domain/money.ts'
import { amountDue, amountOverpaid } from '../../../domain/order/amount-due.ts'
import { isInvoiceDue } from '../../../domain/order/invoice-moment.ts'
import { mayChange } from '../../../domain/order/order-change.ts'
import { isFormerOrder, mayBecome, nextStatuses } from '../../../domain/order/order-status.ts'
import { remainingRefund } from '../../../domain/order/refund.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { findCredits, findLinesToSend } from '../../invoicing/credit-notes.ts'
import { findDocument, findFormerDocuments } from '../../invoicing/find-documents.ts'
import { mayReplace } from '../../invoicing/replace-invoice.ts'
import { findInvoiceAmounts } from '../../invoicing/settled-amounts.ts'
import { findOrder, findShipments } from '../history/find-order.ts'
import { findVersions } from '../history/order-versions.ts'
import { findNotes } from './order-notes.ts'
import { resendableFor } from './resend-mail.ts'

/** Changes of status and who made them; '' for automatic changes. */
const findEvents = (db: Database, orderId: string) =>
  db
    .selectFrom('order_event')
    .leftJoin('account', 'account.id', 'order_event.by_account')
    .select(['order_event.id', 'order_event.status', 'order_event.at', 'order_event.note'])
    .select(accountName.as('author'))
    .where('order_event.order_id', '=', orderId)
    .orderBy('order_event.at')
    .orderBy('order_event.id')
    .execute()

const findCustomer = async (db: Database, accountId: string) => {
  const customer = await db
    .selectFrom('account')
    .select(['id', 'email', accountName.as('name')])
    .select(({ fn, val }) => [
      fn.coalesce('customer_number', val('')).as('customerNumber'),
      fn.coalesce('billing_phone', val('')).as('phone'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...customer, email: shownEmail(customer.email) }
}

/** How it was received; `enteredBy` is '' for orders of the customer. */
const findOrigin = (db: Database, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('account', 'account.id', 'orders.entered_by')
    .select(['orders.channel', accountName.as('enteredBy')])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()

/** Names of the staff by account. */
const findNames = async (db: Database, ids: readonly (string | null)[]) => {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('account')
    .select(['id', accountName.as('name')])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** An order with everything that the staff need. */
export const findStaffOrder = async (db: Database, id: string) => {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const isFormer = isFormerOrder(order)
  const [customer, origin, events, shipments, notes, invoice, amounts, credited, versions, former] =
    await Promise.all([
      findCustomer(db, order.accountId),
      findOrigin(db, id),
      findEvents(db, id),
      findShipments(db, id),
      findNotes(db, id),
      findDocument(db, id, 'invoice'),
      findInvoiceAmounts(db, id),
      findCredits(db, id),
      findVersions(db, order),
      findFormerDocuments(db, id),
    ])
  const names = await findNames(
    db,
    credited.notes.map(({ issuedBy }) => issuedBy),
  )
  return {
    order,
    customer,
    ...origin,
    next: isFormer
      ? []
      : nextStatuses[order.status].filter((to) => to !== 'cancelled' || shipments.length === 0),
    events,
    versions,
    former,
    mayChange:
      mayChange(order, 'staff') &&
      shipments.length === 0 &&
      (!invoice || (await mayReplace(db, invoice))),
    shipments,
    /** What can be sent in a part. */
    toSend:
      mayBecome(order.status, 'completed') && !isFormer ? await findLinesToSend(db, order) : [],
    notes,
    /** `due`: what remains to be paid; `overpaid`: what is to be paid back. */
    invoice: invoice &&
      amounts && { ...invoice, due: amountDue(amounts), overpaid: amountOverpaid(amounts) },
    /** Whether the invoice can be opened, which issues it if it is missing. */
    hasInvoice: invoice !== undefined || (!isFormer && isInvoiceDue(order)),
    creditNotes: credited.notes.map((note) => ({
      ...note,
      author: names.get(note.issuedBy ?? '') ?? '',
    })),
    /** What can still be refunded; undefined if the status allows no refund. */
    refundable:
      mayBecome(order.status, 'refunded') && !isFormer
        ? remainingRefund(credited.order, credited.credits)
        : undefined,
    credited: centimes(credited.notes.reduce((sum, { total }) => sum + total, 0)),
    mails: isFormer ? [] : resendableFor(events, credited.notes),
  }
}

export type StaffOrder = NonNullable<Awaited<ReturnType<typeof findStaffOrder>>>
