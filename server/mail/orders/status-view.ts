import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { formatMoney } from '../../../domain/money.ts'
import { trackingOf } from '../../../domain/order/carrier.ts'
import type { NotifiedStatus } from '../../../domain/order/order-status.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { Shipment } from '../../orders/history/find-order.ts'
import type { Order, Payment } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { type Laboratory, senderLines, signature } from '../laboratory.ts'
import { factsOf, noticeFactLine } from '../notice.ts'
import type { MailFact } from '../templates/letter.tsx'

/** All texts of the mail, for HTML and plain text. */
export type StatusView = {
  language: Language
  subject: string
  title: string
  /** Preview text after the subject. */
  preheader: string
  greeting: string
  intro: string
  facts: MailFact[]
  note?: MailFact | undefined
  /** Tracking links of the parcels. */
  parcels: { text: string; url?: string | undefined }[]
  order: { text: string; url: string }
  sender: string[]
}

/** The text says where the credit note is: attached or in the account. */
const refundedIntro = (hasCreditNote: boolean) =>
  hasCreditNote
    ? msg`We have refunded your order. You will find the credit note attached to this e-mail and in your account.`
    : msg`We have refunded your order. You will find the credit note in your account.`

const cancelledIntro = (hasCreditNote: boolean) =>
  hasCreditNote
    ? msg`We have cancelled your order. The attached credit note cancels its invoice in full.`
    : msg`We have cancelled your order. No payment is due.`

type StatusMessages = {
  subject: MessageDescriptor
  title: MessageDescriptor
  intro: MessageDescriptor
}

const prepared: Record<Payment, MessageDescriptor> = {
  advance: msg`Your payment has arrived, thank you. We are now preparing your order.`,
  invoice: msg`We are now preparing your order.`,
}

const messagesOf = (
  { number, payment }: Order,
  { status, hasCreditNote = false }: StatusNews,
  name: string,
): StatusMessages => {
  const messages: Record<NotifiedStatus, StatusMessages> = {
    'on-hold': {
      subject: msg`${name}: your order ${number} is on hold`,
      title: msg`Your order is on hold`,
      intro: msg`Your order is on hold for the moment. We will continue with it as soon as we can.`,
    },
    processing: {
      subject: msg`${name}: your order ${number} is being prepared`,
      title: msg`Your order is being prepared`,
      intro: prepared[payment],
    },
    completed: {
      subject: msg`${name}: your order ${number} is on its way`,
      title: msg`Your order is on its way`,
      intro: msg`Your order has left our laboratory.`,
    },
    cancelled: {
      subject: msg`${name}: your order ${number} has been cancelled`,
      title: msg`Your order has been cancelled`,
      intro: cancelledIntro(hasCreditNote),
    },
    refunded: {
      subject: msg`${name}: your order ${number} has been refunded`,
      title: msg`Your order has been refunded`,
      intro: refundedIntro(hasCreditNote),
    },
  }
  return messages[status]
}

/** The change of status, with parcels for `completed`. */
export type StatusNews = {
  status: NotifiedStatus
  note: string
  shipments: readonly Shipment[]
  hasCreditNote?: boolean
}

export const statusView = (
  order: Order,
  news: StatusNews,
  laboratory: Laboratory,
  i18n: I18n,
): StatusView => {
  const { language, billing, number } = order
  const { note, shipments } = news
  const t = (text: MessageDescriptor) => i18n._(text)
  const person = `${billing.first_name} ${billing.last_name}`.trim()
  const { subject, title, intro } = messagesOf(order, news, laboratory.name)
  const parcels = shipments.map(({ carrier, trackingNumber }) => {
    const { name, url } = trackingOf(carrier, trackingNumber, language)
    return { text: t(msg`Track your parcel: ${name}, ${trackingNumber}`), url }
  })
  return {
    language,
    subject: t(subject),
    title: t(title),
    preheader: parcels[0]?.text ?? `${t(intro)} ${t(msg`Total`)} ${formatMoney(order.total)}`,
    greeting: t(msg`Hello ${person},`),
    intro: t(intro),
    facts: factsOf(
      [
        [msg`Order number`, String(number)],
        [msg`Date`, shortDate(swissDay(order.placedAt))],
        [msg`Your reference`, order.reference],
        [msg`Total`, formatMoney(order.total)],
      ],
      i18n,
    ),
    note: factsOf([[msg`Our note`, note]], i18n)[0],
    parcels,
    order: {
      text: t(msg`See your order`),
      url: laboratory.origin + addressOf(language, 'account.orders.order', { order: `${number}` }),
    },
    sender: senderLines(laboratory),
  }
}

/** The mail as plain text. */
export const statusText = (view: StatusView): string =>
  [
    `${view.greeting}\n\n${view.intro}`,
    ...(view.note ? [noticeFactLine(view.note, view.language)] : []),
    view.facts.map((fact) => noticeFactLine(fact, view.language)).join('\n'),
    ...view.parcels.map(({ text, url }) => [text, url].filter(Boolean).join('\n')),
    `${view.order.text}\n${view.order.url}`,
    signature(view.sender),
  ].join('\n\n')
