import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatMoney } from '../../../domain/money.ts'
import { trackingOf } from '../../../domain/order/carrier.ts'
import { isPaidFirst } from '../../../domain/order/invoice-moment.ts'
import {
  type NotifiedStatus,
  notifiesCustomer,
  type OrderStatus,
} from '../../../domain/order/order-status.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { accountName } from '../../db/account-name.ts'
import type { DocumentKind } from '../../documents/document-kinds.ts'
import { i18nIn } from '../../i18n.ts'
import { findInvoiceAmounts } from '../../invoicing/settled-amounts.ts'
import {
  findHistory,
  findOrder,
  findShipments,
  type OrderEvent,
  type Shipment,
} from '../../orders/history/find-order.ts'
import { greetedName, type Order, type OrderLine } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailServices, MailWriter } from '../mail.ts'
import { type NoticeContext, type NoticeTexts, noticeOf, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { findRecipient, tryDocument, withDocument } from './attached-document.ts'

type StatusMessages = {
  subject: MessageDescriptor
  title: MessageDescriptor
  intro: MessageDescriptor
  /** A sentence that depends on the order. */
  detail?: MessageDescriptor | undefined
}

const paid = msg`Your payment has arrived, thank you.`
const paidWithInvoice = msg`Your payment has arrived, thank you. You will find the invoice attached to this e-mail and in your account.`

const withInvoice = msg`You will find the invoice attached to this e-mail and in your account.`

const messagesOf = (
  { number, payment }: Order,
  { status, shipments, hasCreditNote = false, hasInvoice = false, isPaid = false }: StatusNews,
  laboratory: string,
): StatusMessages => {
  const messages: Record<NotifiedStatus, StatusMessages> = {
    'on-hold': {
      subject: msg`${laboratory}: your order ${number} is on hold`,
      title: msg`Your order is on hold`,
      intro: msg`Your order is on hold for the moment. We will continue with it as soon as we can.`,
    },
    processing: {
      subject: msg`${laboratory}: your order ${number} is being processed`,
      title: msg`Your order is being processed`,
      intro: msg`We are now processing your order.`,
      detail: hasInvoice ? paidWithInvoice : isPaidFirst(payment) ? paid : undefined,
    },
    completed: {
      subject: msg`${laboratory}: your order ${number} is on its way`,
      title: msg`Your order is on its way`,
      intro: shipments.some(({ lines }) => lines)
        ? msg`The last items of your order have left our laboratory.`
        : msg`Your order has left our laboratory.`,
      detail: hasInvoice ? withInvoice : undefined,
    },
    cancelled: {
      subject: msg`${laboratory}: your order ${number} has been cancelled`,
      title: msg`Your order has been cancelled`,
      intro: msg`We have cancelled your order.`,
      detail: hasCreditNote
        ? payment === 'card' && isPaid
          ? msg`The attached credit note cancels its invoice in full. We will pay the amount back in the way in which you paid.`
          : msg`The attached credit note cancels its invoice in full.`
        : msg`No payment is due.`,
    },
    refunded: {
      subject: msg`${laboratory}: your order ${number} has been refunded`,
      title: msg`Your order has been refunded`,
      intro: msg`We have refunded your order.`,
      detail: hasCreditNote
        ? msg`You will find the credit note attached to this e-mail and in your account.`
        : msg`You will find the credit note in your account.`,
    },
  }
  return messages[status]
}

const declinedMessages = (
  { number }: Order,
  { declinedBy: person = '', note }: StatusNews,
  laboratory: string,
): StatusMessages & Pick<NoticeTexts, 'quote'> => ({
  subject: msg`${laboratory}: your order ${number} was not approved`,
  title: msg`Your order was not approved`,
  intro: msg`${person} has not approved your order. We will not prepare it.`,
  quote: [msg`Message`, note],
})

/** The change of status, with parcels for `completed`. */
type StatusNews = {
  status: NotifiedStatus
  note: string
  shipments: readonly Shipment[]
  hasCreditNote?: boolean
  hasInvoice?: boolean
  /** Money has been received that goes back. */
  isPaid?: boolean
  /** Who has declined a requested order. */
  declinedBy?: string | undefined
}

/** To the customer: the status of an order has changed. */
export const statusNote = (order: Order, news: StatusNews, context: NoticeContext): Notice =>
  noteOf(order, news, context, {
    ...(news.declinedBy
      ? declinedMessages(order, news, context.laboratory.name)
      : messagesOf(order, news, context.laboratory.name)),
    mail: news.declinedBy ? 'order-status-declined' : `order-status-${news.status}`,
  })

/** To the customer: a part of an order has left; `lines` are those of the parcel. */
export const partNote = (
  order: Order,
  news: Pick<StatusNews, 'shipments' | 'hasInvoice'> & { lines: readonly OrderLine[] },
  context: NoticeContext,
): Notice => {
  const { number } = order
  const laboratory = context.laboratory.name
  const t = (text: MessageDescriptor) => context.i18n._(text)
  const items = news.lines.map(({ name, quantity, info }) =>
    [`${quantity} × ${name}`, lineMessages(info, t).detail].filter(Boolean).join(', '),
  )
  return noteOf(order, { ...news, status: 'completed', note: '' }, context, {
    mail: 'order-part-sent',
    subject: msg`${laboratory}: a part of your order ${number} is on its way`,
    title: msg`A part of your order is on its way`,
    intro: msg`A part of your order has left our laboratory. The other items follow as soon as they are ready.`,
    detail: news.hasInvoice ? withInvoice : undefined,
    quote: [msg`In this parcel`, items.join('\n')],
  })
}

const noteOf = (
  order: Order,
  news: StatusNews,
  context: NoticeContext,
  texts: StatusMessages & Pick<NoticeTexts, 'mail' | 'quote'>,
): Notice => {
  const { number } = order
  const { language, i18n } = context
  const { intro, detail, ...messages } = texts
  const parcels = news.shipments
    .filter(({ trackingNumber }) => trackingNumber)
    .map(({ carrier, trackingNumber }) => {
      const { name, url } = trackingOf(carrier, trackingNumber, language)
      return { text: i18n._(msg`Track your parcel: ${name}, ${trackingNumber}`), url }
    })
  const total = formatMoney(order.total)
  const notice: NoticeTexts = {
    quote: [msg`Our note`, news.note],
    ...messages,
    number: [msg`Order number`, String(number)],
    preheader: (opening) => parcels[0]?.text ?? `${opening} ${i18n._(msg`Total`)} ${total}`,
    paragraphs: [intro],
    details: detail ? [detail] : [],
    links: parcels,
    facts: [
      [msg`Date`, shortDate(swissDay(order.placedAt))],
      [msg`Your reference`, order.reference],
      [msg`Total`, total],
    ],
    action: {
      text: msg`See your order`,
      path: addressOf(language, 'account.orders.order', { order: `${number}` }),
    },
  }
  return noticeOf(notice, { ...context, person: greetedName(order) })
}

/** Statuses with which a credit note is issued. */
const isCancelling = (status: OrderStatus) => status === 'refunded' || status === 'cancelled'

/** The document that belongs to a status; an invoice only if neither the confirmation nor a part had it. */
const attachedKind = (
  { invoiceAt, payment }: Order,
  status: OrderStatus,
  shipments: readonly Shipment[],
): DocumentKind | undefined => {
  if (isCancelling(status)) return 'credit-note'
  const isFirst = status === 'processing' && payment === 'card'
  const isDue = status === 'completed' && invoiceAt === 'dispatch'
  return isFirst || (isDue && !shipments.some(({ lines }) => lines)) ? 'invoice' : undefined
}

/** Who has declined a requested order, if the event is that and it was not the person who had ordered. */
const findDecliner = async (
  db: MailServices['db'],
  { orderedBy }: Order,
  events: readonly OrderEvent[],
  event: OrderEvent,
) => {
  const before = events[events.indexOf(event) - 1]
  if (event.status !== 'cancelled' || before?.status !== 'requested') return undefined
  const by = await db
    .selectFrom('order_event')
    .innerJoin('account', 'account.id', 'order_event.by_account')
    .select(['account.id', accountName.as('name')])
    .where('order_event.id', '=', event.id)
    .where('account.role', 'in', ['customer', 'member'])
    .executeTakeFirst()
  return by && by.id !== orderedBy ? by.name : undefined
}

/** Mails one change of status, in the language of the order; later changes have their own mails. */
export const orderStatusMail: MailWriter<'order-status'> = async (
  services,
  { orderId, eventId },
  job,
) => {
  const order = await findOrder(services.db, orderId)
  const { events, shipments } = await findHistory(services.db, orderId)
  const event = events.find(({ id }) => id === eventId)
  if (!order || !event || !notifiesCustomer(event.status))
    throw new Error(`order ${orderId} does not exist or its status is not mailed`)
  const to = await findRecipient(services.db, order)
  const { status, note, at } = event
  const kind = attachedKind(order, status, shipments)
  const made = kind && (await tryDocument(services, order, kind, job))
  const news = {
    ...{ status, note },
    hasCreditNote: made !== undefined && kind === 'credit-note',
    hasInvoice: made !== undefined && kind === 'invoice',
    isPaid: ((await findInvoiceAmounts(services.db, orderId))?.received ?? 0) > 0,
    shipments: status === 'completed' ? shipments : [],
    declinedBy: await findDecliner(services.db, order, events, event),
  }
  const { language } = order
  const laboratory = await findLaboratory(services)
  const notice = statusNote(order, news, { language, laboratory, i18n: i18nIn[language] })
  return withDocument(services.db, order.accountId, await writeNotice(notice, to, at), made)
}

/** Mails that a parcel with a part of an order has left; the first has the invoice. */
export const partSentMail: MailWriter<'order-part-sent'> = async (
  services,
  { orderId, shipmentId },
  job,
) => {
  const order = await findOrder(services.db, orderId)
  const parts = (await findShipments(services.db, orderId)).filter(({ lines }) => lines)
  const part = parts.find(({ id }) => id === shipmentId)
  if (!order) throw new Error(`order ${orderId} does not exist`)
  // Entered by mistake, and deleted since.
  if (!part) return undefined
  const to = await findRecipient(services.db, order)
  const isFirst = part === parts[0] && order.invoiceAt === 'dispatch'
  const made = isFirst ? await tryDocument(services, order, 'invoice', job) : undefined
  const news = {
    hasInvoice: made !== undefined,
    shipments: [part],
    lines: (part.lines ?? []).flatMap(({ position, quantity }) => {
      const line = order.lines[position]
      return line ? [{ ...line, quantity }] : []
    }),
  }
  const { language } = order
  const laboratory = await findLaboratory(services)
  const notice = partNote(order, news, { language, laboratory, i18n: i18nIn[language] })
  const mail = await writeNotice(notice, to, part.shippedAt)
  return withDocument(services.db, order.accountId, mail, made)
}
