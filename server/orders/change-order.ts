import type { Transaction } from 'kysely'
import { cleanLine, cleanText } from '../../domain/order/free-text.ts'
import { invoiceMomentOf } from '../../domain/order/invoice-moment.ts'
import {
  type ContentChange,
  changesQuantities,
  concernsInvoice,
  contentChange,
  isEmptyChange,
  mayCancel,
  mayChange,
} from '../../domain/order/order-change.ts'
import type { PostedItem } from '../../domain/order/posted-item.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { findMember } from '../accounts/members/find-member.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { option } from '../content/options.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'
import { recordEvent } from '../events/record-event.ts'
import { findDocument } from '../invoicing/find-documents.ts'
import { issueDueInvoice, lockInvoice, lockOrder } from '../invoicing/invoices.ts'
import { creditFormerInvoice, mayReplace } from '../invoicing/replace-invoice.ts'
import { findInvoiceAmounts } from '../invoicing/settled-amounts.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import type { Services } from '../services.ts'
import { postedItem } from './cart/reorder.ts'
import { hasParcels } from './change-status.ts'
import { findHistory, findOrder } from './history/find-order.ts'
import { contentOf, findVersions } from './history/order-versions.ts'
import { firstStatus, isOffered, type Order, orderColumns, orderLabel } from './order.ts'
import { orderedContent } from './placing/place-order.ts'
import { type QuoteRefusal, quoteHash, quoteOrder } from './placing/quote-order.ts'
import { writeLines } from './placing/write-order.ts'

/** Who changes the order: its customer, a member of the practice, or a member of the staff. */
export type ChangeAuthor = { accountId: string; staff?: Actor | undefined }

export type OrderChange = {
  orderId: string
  /** The version that was shown; refused if there is a later one. */
  version: number
  items: readonly PostedItem[]
  payment: string
  reference: string
  note: string
  /** Instead of the order's present shipping address. */
  shipTo?: AddressSnapshot | undefined
  by: ChangeAuthor
}

export type ChangeRefusal =
  | QuoteRefusal
  | { code: 'order-unknown' }
  /** Nothing would be left. */
  | { code: 'order-empty' }
  /** Its preparation has begun, it has left, or its invoice is paid, credited or reminded. */
  | { code: 'order-fixed' }
  /** Somebody else has changed it: the new version must be seen first. */
  | { code: 'order-changed' }

/** A change as it would be written. `confirmed`: equal while prices and terms are. */
export type ChangeQuote = {
  before: Order
  after: Order
  change: ContentChange
  confirmed: string
}

type RequiredServices = Pick<Services, 'db' | 'env' | 'now' | 'wakeWorker'>

/** Whether its preparation has begun, also if it is on hold since. */
const wasPrepared = async (db: Services['db'], orderId: string): Promise<boolean> => {
  const events = db.selectFrom('order_event').select('id').where('order_id', '=', orderId)
  const begun = await events.where('status', '=', 'preparing').limit(1).executeTakeFirst()
  return begun !== undefined
}

/**
 * What an account may do with an order of its practice now (R48). Once it is approved, members who order with
 * approval neither change nor cancel it.
 */
export const findOwnRights = async (db: Services['db'], order: Order, accountId: string) => {
  const member = await findMember(db, accountId)
  const isOfPractice = member?.practiceId === order.accountId
  const maySee = isOfPractice && (member.seesAllOrders || order.orderedBy === accountId)
  const isRequested = order.status === 'requested'
  const mayDecide =
    maySee &&
    (member.ordering === 'yes' || (member.ordering === 'with-approval' && isRequested)) &&
    !(await wasPrepared(db, order.id))
  const invoice = await findInvoiceAmounts(db, order.id)
  // At least in part.
  const isPaid = invoice !== undefined && (invoice.isPaid || invoice.received > 0)
  return {
    maySee,
    mayDecide,
    mayCancel: mayDecide && mayCancel({ ...order, isPaid }),
    /** And decline. */
    mayApprove: mayDecide && isRequested && member.ordering === 'yes',
  }
}

/** Why an order cannot be changed by `by` now; undefined if it can. */
export const findChangeRefusal = async (
  db: Services['db'],
  order: Order,
  { accountId, staff }: ChangeAuthor,
): Promise<'order-unknown' | 'order-fixed' | undefined> => {
  if (!staff) {
    const own = await findOwnRights(db, order, accountId)
    if (!own.mayDecide) return own.maySee ? 'order-fixed' : 'order-unknown'
  }
  if (!mayChange(order, staff ? 'staff' : 'customer')) return 'order-fixed'
  if (await hasParcels(db, order.id)) return 'order-fixed'
  const invoice = await findDocument(db, order.id, 'invoice')
  return invoice && !(await mayReplace(db, invoice)) ? 'order-fixed' : undefined
}

/**
 * The items of an order with other quantities, by position: 0 removes a line, a missing one stays.
 * The name of a mixture and the reference of a line stay.
 */
export const changedItems = (
  { lines }: Pick<Order, 'lines'>,
  quantities: readonly (number | undefined)[],
): PostedItem[] =>
  lines.flatMap((line, position) => {
    const quantity = quantities[position] ?? line.quantity
    return quantity > 0 ? [{ ...postedItem(line), quantity }] : []
  })

/** Whether the staff have put an order on hold: it is so not only for a payment in advance. */
const isHeldByStaff = async (db: Services['db'], order: Order): Promise<boolean> => {
  if (order.status !== 'on-hold' || order.payment !== 'advance') return order.status === 'on-hold'
  const [{ events }, versions] = await Promise.all([
    findHistory(db, order.id),
    findVersions(db, order),
  ])
  const heldAt = events.findLast(({ status }) => status === 'on-hold')?.at
  return versions.some(
    ({ replacedAt, content }) => heldAt && replacedAt > heldAt && content.payment !== 'advance',
  )
}

/** Prices a changed order at current terms (R20); writes nothing. */
export const quoteChange = async (
  services: Pick<Services, 'db' | 'env' | 'now'>,
  { orderId, version, items, payment, shipTo, by, ...texts }: OrderChange,
): Promise<Result<ChangeQuote, ChangeRefusal>> => {
  const { db } = services
  const before = await findOrder(db, orderId)
  if (!before) return refuse({ code: 'order-unknown' })
  const refusal = await findChangeRefusal(db, before, by)
  if (refusal) return refuse({ code: refusal })
  if (before.version !== version) return refuse({ code: 'order-changed' })
  if (payment !== before.payment && !isOffered(services.env, payment))
    return refuse({ code: 'payment-invalid' })
  if (items.length === 0) return refuse({ code: 'order-empty' })
  const orderer = {
    accountId: before.accountId,
    isEnteredByStaff: by.staff !== undefined,
    shipTo: shipTo ?? before.shippingAddress,
    former: before,
  }
  const quote = await quoteOrder(services, orderer, items, before.language)
  if (!quote.ok) return quote
  const isOtherPayment = payment !== before.payment
  const isHeld = !by.staff && isOtherPayment && (await isHeldByStaff(db, before))
  // It could not be paid while it is held.
  if (isHeld && payment === 'card') return refuse({ code: 'payment-invalid' })
  const keepsStatus = !isOtherPayment || isHeld
  const after: Order = {
    ...before,
    ...orderedContent(quote.value, payment),
    ...{ reference: cleanLine(texts.reference), note: cleanText(texts.note) },
    ...(before.status === 'requested'
      ? { dispatchOn: null }
      : { status: keepsStatus ? before.status : firstStatus[payment] }),
    invoiceAt: isOtherPayment
      ? invoiceMomentOf(payment, await option(db, 'invoice_at'))
      : before.invoiceAt,
    version: version + 1,
  }
  const change = contentChange(contentOf(before), contentOf(after))
  // The day that was promised for the same lines stays.
  if (!changesQuantities(change) && !isOtherPayment) after.dispatchOn = before.dispatchOn
  return ok({ before, after, change, confirmed: quoteHash(quote.value) })
}

/** The laboratory has no mail of a requested order. */
export const notifyLaboratory = async (
  trx: Transaction<Schema>,
  { id: orderId, status }: Order,
  news: 'changed' | 'cancelled',
  now: Date,
) => {
  if (status !== 'requested') await enqueueMail(trx, 'order-placed', { orderId, news }, now)
}

const write = async (
  trx: Transaction<Schema>,
  { before: shown, after, change }: ChangeQuote,
  { orderId, version, by }: OrderChange,
  now: Date,
): Promise<Result<Order, ChangeRefusal>> => {
  await lockOrder(trx, orderId)
  const issued = await findDocument(trx, orderId, 'invoice')
  // A payment or a reminder that arrives now waits.
  if (issued) await lockInvoice(trx, issued.id)
  const before = await findOrder(trx, orderId)
  if (!before) return refuse({ code: 'order-unknown' })
  const refusal = await findChangeRefusal(trx, before, by)
  if (refusal) return refuse({ code: refusal })
  // A payment, an approval or the staff may have moved it since.
  if (before.version !== version || before.status !== shown.status)
    return refuse({ code: 'order-changed' })
  const accountId = by.staff?.accountId ?? by.accountId
  await trx
    .insertInto('order_version')
    .values({
      ...{ order_id: orderId, version, replaced_at: now, replaced_by: accountId },
      content: json(contentOf(before)),
    })
    .execute()
  await trx.updateTable('orders').set(orderColumns(after)).where('id', '=', orderId).execute()
  await trx.deleteFrom('order_line').where('order_id', '=', orderId).execute()
  await writeLines(trx, orderId, after.lines)
  if (issued && concernsInvoice(change)) {
    await creditFormerInvoice(trx, issued, version, { now, issuedBy: accountId })
    await issueDueInvoice(trx, after, now)
  }
  const { status, number } = after
  if (status !== before.status)
    await trx
      .insertInto('order_event')
      .values({ id: newId(), order_id: orderId, status, at: now, by_account: accountId, note: '' })
      .execute()
  await recordEvent(trx, { kind: 'order.changed', recordId: orderId, data: { number }, now })
  if (by.staff)
    await recordChange(trx, {
      ...{ actor: by.staff, action: 'change', resource: 'orders', recordId: orderId, now },
      label: orderLabel(number),
      before: { total: change.total.before },
      after: { total: change.total.after },
    })
  await enqueueMail(trx, 'order-changed', { orderId, version }, now)
  if (!by.staff) await notifyLaboratory(trx, before, 'changed', now)
  return ok(after)
}

/**
 * Changes lines, shipping address, payment, reference and note of an order until its preparation begins,
 * the staff until its dispatch (R47), with a mail that says what differs. The former version stays.
 * `confirmed`: of the quote that was shown. Of two changes at once the later is refused.
 */
export const changeOrder = async (
  services: RequiredServices,
  request: OrderChange & { confirmed: string },
): Promise<Result<Order, ChangeRefusal>> => {
  const quoted = await quoteChange(services, request)
  if (!quoted.ok) return quoted
  if (quoted.value.confirmed !== request.confirmed) return refuse({ code: 'terms-changed' })
  if (isEmptyChange(quoted.value.change)) return ok(quoted.value.after)
  const changed = await services.db
    .transaction()
    .execute((trx) => write(trx, quoted.value, request, services.now()))
  if (changed.ok) services.wakeWorker()
  return changed
}
