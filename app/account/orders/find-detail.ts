import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '../../../domain/language.ts'
import { trackingOf } from '../../../domain/order/carrier.ts'
import { isInvoiceDue } from '../../../domain/order/invoice-moment.ts'
import { closedStatuses, isFormerOrder } from '../../../domain/order/order-status.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { isStaffRole } from '../../../domain/staff/permissions.ts'
import { laboratoryAuthor, orderChangeTexts } from '../../../messages/account/order-change.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { addressColumns } from '../../../server/accounts/profile/addresses.ts'
import { listDeliveryAddresses } from '../../../server/accounts/profile/delivery-addresses.ts'
import { mayAct } from '../../../server/accounts/staff/staff-access.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findLinesToSend } from '../../../server/invoicing/credit-notes.ts'
import { findFormerDocuments, findIssued } from '../../../server/invoicing/find-documents.ts'
import { addressLines } from '../../../server/orders/address-lines.ts'
import { findChangeRefusal, findOwnRights } from '../../../server/orders/change-order.ts'
import {
  findHistory,
  findOrderByNumber,
  findOwnOrder,
  type Shipment,
} from '../../../server/orders/history/find-order.ts'
import { findVersions } from '../../../server/orders/history/order-versions.ts'
import type { Order } from '../../../server/orders/order.ts'
import { findCustomer } from '../../../server/orders/placing/quote-order.ts'
import { findOutcome } from '../../../server/payments/card/online-payments.ts'
import { isPayable } from '../../../server/payments/card/open-payment.ts'
import type { Services } from '../../../server/services.ts'
import { swissDay, swissTime } from '../../../server/swiss-day.ts'

const dateOf = (at: Date) => shortDate(swissDay(at))

/** Documents of an order, by their file name under `/api/shop/orders/{id}/`. */
export type DocumentFile = 'invoice.pdf' | 'delivery-note.pdf' | 'credit-note.pdf'

/** `number`: of a credit note or parcel, as an order can have several; `name`: of a parcel, as printed. */
type ListedDocument = { file: DocumentFile; number?: number; name?: string }

/**
 * The documents that are issued or can be; orders that are not sent have no delivery note, those of
 * the former shop no documents.
 */
const documentsOf = (
  { number: orderNumber, status, channel, invoiceAt }: Order,
  issued: Awaited<ReturnType<typeof findIssued>>,
  former: Awaited<ReturnType<typeof findFormerDocuments>>,
  parts: readonly Shipment[],
): ListedDocument[] => {
  if (isFormerOrder({ channel })) return []
  const hasLeft = status === 'completed' || status === 'refunded'
  return [
    ...(isInvoiceDue({ status, invoiceAt }) || issued.some(({ kind }) => kind === 'invoice')
      ? [{ file: 'invoice.pdf' as const }]
      : []),
    ...parts.map((_, at) => ({
      ...{ file: 'delivery-note.pdf' as const, number: at + 1, name: `${orderNumber}-${at + 1}` },
    })),
    ...(hasLeft ? [{ file: 'delivery-note.pdf' as const }] : []),
    ...issued.flatMap(({ kind, number }) =>
      kind === 'credit-note' ? [{ file: 'credit-note.pdf' as const, number }] : [],
    ),
    ...former.map(({ kind, number }) => ({ file: `${kind}.pdf` as const, number })),
  ]
}

/** The order for its page: staff see any order, others only their own. */
export const findDetail = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  account: Pick<SignedIn, 'accountId' | 'practiceId' | 'role'>,
  number: number,
  language: Language,
) => {
  const order = mayAct(account, 'orders.read')
    ? await findOrderByNumber(db, number)
    : await findOwnOrder(db, account.accountId, number)
  if (!order) return undefined
  const isOwn = order.accountId === account.practiceId
  const [{ events, shipments }, issued, former, versions, refusal, own, online] = await Promise.all(
    [
      findHistory(db, order.id),
      findIssued(db, order.id),
      findFormerDocuments(db, order.id),
      findVersions(db, order),
      findChangeRefusal(db, order, { accountId: account.accountId }),
      findOwnRights(db, order, account.accountId),
      findOutcome(db, order.id),
    ],
  )
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  const {
    accountId: _account,
    orderedBy: _member,
    placedAt,
    language: __,
    channel: ___,
    shippingAddress,
    ...shown
  } = order
  const hasLeft = closedStatuses.includes(order.status)
  const parts = shipments.filter(({ lines }) => lines)
  // The last parcel of an order that was sent in parts has what they left.
  const hasRest = parts.length > 0 && parts.length === shipments.length - 1
  const rest = hasRest ? await findLinesToSend(db, order, shipments.at(-1)?.shippedAt) : undefined
  return {
    ...shown,
    dispatchOn: hasLeft ? null : order.dispatchOn,
    /** False when staff view a customer's order. */
    isOwn,
    mayChange: isOwn && refusal === undefined,
    mayCancel: own.mayCancel,
    /** Whether it waits for its payment by card. */
    isPayable: isOwn && isPayable(env, order),
    /** Payments by card: whether one has settled it, and those that could not. */
    online,
    /** Whether card and TWINT can be chosen. */
    hasCard: env.stripe !== undefined || order.payment === 'card',
    /** Whether the person may approve it, or decline it, for the practice. */
    mayApprove: own.mayApprove,
    /** Former versions, with what the next one changed. */
    versions: versions.map(({ version, replacedAt, change, author, role }) => ({
      version,
      author: role && isStaffRole(role) ? t(laboratoryAuthor) : author,
      date: `${dateOf(replacedAt)}, ${swissTime(replacedAt)}`,
      changes: orderChangeTexts(change, t),
    })),
    date: dateOf(placedAt),
    lines: order.lines.map(({ vatRate: _, ...line }, position) => ({
      ...line,
      position,
    })),
    vat: order.vat.map(({ rate, vat }) => ({ rate, vat })),
    billing: addressLines(order.billing, language),
    shipTo: addressLines(shippingAddress, language),
    events: events.map(({ at, ...event }) => ({
      ...event,
      date: `${dateOf(at)}, ${swissTime(at)}`,
    })),
    parcels: shipments.map(({ carrier, trackingNumber, shippedAt, lines }) => ({
      ...trackingOf(carrier, trackingNumber, language),
      number: trackingNumber,
      date: dateOf(shippedAt),
      /** Of a part of the order: '2 × Arnica montana'. */
      content: (lines ?? rest)?.map(
        ({ position, quantity }) => `${quantity} × ${order.lines[position]?.name}`,
      ),
    })),
    documents: documentsOf(order, issued, former, parts),
  }
}

/** The fields of an order that its customer may see; dates and addresses are formatted. */
export type OrderDetail = NonNullable<Awaited<ReturnType<typeof findDetail>>>

/**
 * What the form of a change needs of the account: its billing address, and the stored shipping addresses that the
 * order does not go to, each in one line.
 */
export const findOwnAddresses = async (
  db: Services['db'],
  { practiceId, managesPractice }: SignedIn,
  { shipTo }: Pick<OrderDetail, 'shipTo'>,
  language: Language,
) => {
  const [customer, stored] = await Promise.all([
    findCustomer(db, practiceId),
    listDeliveryAddresses(db, practiceId),
  ])
  return {
    mayEdit: managesPractice,
    billing: customer?.billing ? addressLines(customer.billing, language) : [],
    others: stored.flatMap(({ id, name, address }) => {
      const lines = addressLines(addressColumns(address), language)
      const text = [name, ...lines].filter(Boolean).join(', ')
      return lines.join() === shipTo.join() ? [] : [{ id, text }]
    }),
  }
}

export type OwnAddresses = Awaited<ReturnType<typeof findOwnAddresses>>
