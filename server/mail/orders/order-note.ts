import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '../../../domain/customer/email.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import { formatMoney } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { option } from '../../content/options.ts'
import { i18nIn } from '../../i18n.ts'
import { envelopeLines } from '../../orders/envelope-lines.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import type { Order } from '../../orders/order.ts'
import type { Payment } from '../../orders/payment.ts'
import type { NoticeContext } from '../accounts/account-notes.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory, senderLines } from '../laboratory.ts'
import type { MailSender } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { findEmail } from './order-confirmation.ts'
import { orderSums } from './order-sums.ts'

const payments: Record<Payment, MessageDescriptor> = {
  invoice: msg`By invoice`,
  advance: msg`In advance`,
}

/** To the laboratory: a new order; `email` is the customer's. Line names stay as ordered. */
export const orderNote = (
  order: Order,
  email: string,
  { language, laboratory, i18n }: Omit<NoticeContext, 'person'>,
): Notice => {
  const t = (text: MessageDescriptor) => i18n._(text)
  const { number, billing, payment } = order
  const fact = (label: MessageDescriptor, value: string) =>
    value ? [{ label: t(label), value }] : []
  const person = [billing.company, `${billing.first_name} ${billing.last_name}`.trim()]
    .filter(Boolean)
    .join(', ')
  const total = formatMoney(order.total)
  const lineOf = ({ name, info, quantity, total: amount }: Order['lines'][number]) => {
    const { detail, substances } = lineMessages(info, t)
    const value = [detail, ...substances].filter(Boolean).join('\n')
    return { label: `${quantity} × ${name}`, value: `${value}\n${formatMoney(amount)}`.trim() }
  }
  return {
    language,
    subject: t(msg`New order ${number}`),
    preheader: `${person}, ${total}`,
    title: t(msg`New order ${number}`),
    greeting: t(msg`Hello,`),
    paragraphs: [t(msg`${person} has placed an order.`)],
    facts: [
      ...order.lines.map(lineOf),
      ...orderSums(order, i18n),
      ...fact(msg`Total`, total),
      ...fact(msg`Payment`, t(payments[payment])),
      ...fact(msg`Reference`, order.reference),
      ...fact(msg`Customer`, email),
      ...fact(msg`Shipping address`, envelopeLines(order.shippingAddress, language).join('\n')),
    ],
    quote: fact(msg`Message`, order.note)[0],
    action: {
      text: t(msg`Open the order`),
      url: laboratory.origin + addressOf(language, 'account.orders.order', { order: `${number}` }),
    },
    remarks: [t(msg`Only administrators who are logged in can open it.`)],
    sender: senderLines(laboratory),
  }
}

/** Mails a new order to the laboratory, in French. */
export const orderPlaced: MailSender<'order-placed'> =
  (services, transport) =>
  async ({ orderId }, job) => {
    const order = await findOrder(services.db, orderId)
    if (!order) throw new Error(`order ${job.id} does not exist`)
    const laboratory = await findLaboratory(services)
    const to = (await option(services.db, 'orders_email')) || laboratory.email
    // Without an address, orders are shown in the back office only.
    if (!isEmail(to)) return
    const customer = await findEmail(services.db, order.accountId)
    const context = { language: fallbackLanguage, laboratory, i18n: i18nIn[fallbackLanguage] }
    const mail = await writeNotice(orderNote(order, customer, context), to, order.placedAt)
    await sendJob(services, transport, job, { ...mail, replyTo: customer })
  }
