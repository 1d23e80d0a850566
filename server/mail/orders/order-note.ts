import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '../../../domain/customer/email.ts'
import { formatMoney } from '../../../domain/money.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { option } from '../../content/options.ts'
import { i18nIn } from '../../i18n.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import type { Order, Payment } from '../../orders/order.ts'
import type { MailJobs } from '../../outbox/mail-jobs.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailWriter } from '../mail.ts'
import { type NoticeContext, type NoticeTexts, noticeOf, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { findRecipient } from './attached-document.ts'
import { orderSums } from './confirmation-view.ts'

const payments: Record<Payment, MessageDescriptor> = {
  invoice: msg`By invoice`,
  advance: msg`In advance`,
  card: msg`By card or TWINT`,
}

/** The lines of an order as facts of a mail, each with its amount. */
export const orderedRows = ({ lines }: Pick<Order, 'lines'>, i18n: NoticeContext['i18n']) =>
  lines.map(({ name, info, quantity, total }) => {
    const { detail, substances } = lineMessages(info, (text) => i18n._(text))
    const value = [detail, ...substances].filter(Boolean).join('\n')
    return [`${quantity} × ${name}`, `${value}\n${formatMoney(total)}`.trim()] as const
  })

type News = MailJobs['order-placed']['news']

const openings = (number: number, person: string) =>
  ({
    placed: {
      ...{ mail: 'order-placed', subject: msg`New order ${number}`, title: msg`New order` },
      paragraphs: [msg`${person} has placed an order.`],
    },
    changed: {
      ...{ mail: 'order-placed-changed', subject: msg`Order ${number} changed by the customer` },
      title: msg`Order changed`,
      paragraphs: [msg`${person} has changed this order. It is now as follows.`],
    },
    cancelled: {
      ...{ mail: 'order-placed-cancelled', title: msg`Order cancelled` },
      subject: msg`Order ${number} cancelled by the customer`,
      paragraphs: [msg`${person} has cancelled this order. Please do not prepare it.`],
    },
  }) as const satisfies Record<string, Partial<NoticeTexts>>

/**
 * To the laboratory: a new order, or `news` about it; `email` is the customer's. Line names stay as ordered.
 */
export const orderNote = (
  order: Order,
  email: string,
  context: NoticeContext,
  news?: News,
): Notice => {
  const { language, i18n } = context
  const { number, billing, payment } = order
  const person = [billing.company, `${billing.first_name} ${billing.last_name}`.trim()]
    .filter(Boolean)
    .join(', ')
  const total = formatMoney(order.total)
  const texts: NoticeTexts = {
    ...openings(number, person)[news ?? 'placed'],
    preheader: () => `${person}, ${total}`,
    number: [msg`Order number`, String(number)],
    facts: [
      ...orderedRows(order, i18n),
      ...orderSums(order),
      [msg`Total`, total],
      [msg`Payment`, i18n._(payments[payment])],
      [msg`Reference`, order.reference],
      [msg`Customer`, email],
      [msg`Shipping address`, envelopeLines(order.shippingAddress, language).join('\n')],
    ],
    quote: [msg`Message`, order.note],
    action: {
      text: msg`Open the order`,
      path: `/admin/orders/${order.id}/show`,
    },
    remarks: [msg`Only staff with access to orders can open it, once logged in.`],
  }
  return noticeOf(texts, context)
}

/** Mails a new order, or news about it, to the laboratory, in its language. */
export const orderPlaced: MailWriter<'order-placed'> = async (services, { orderId, news }, job) => {
  const order = await findOrder(services.db, orderId)
  if (!order) throw new Error(`order ${job.id} does not exist`)
  const laboratory = await findLaboratory(services)
  const to = (await option(services.db, 'orders_email')) || laboratory.email
  // Without an address, orders are shown in the back office only.
  if (!isEmail(to)) return undefined
  const customer = await findRecipient(services.db, order)
  const { language } = laboratory
  const context = { language, laboratory, i18n: i18nIn[language] }
  const date = news ? services.now() : order.placedAt
  const mail = await writeNotice(orderNote(order, customer, context, news), to, date)
  return { ...mail, replyTo: customer }
}
