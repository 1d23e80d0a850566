import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { type Centimes, formatMoney } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { i18nIn } from '../../i18n.ts'
import { findCreditNotes } from '../../invoicing/find-documents.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { sendJob } from '../delivery/send-job.ts'
import { findLaboratory, type Laboratory, senderLines } from '../laboratory.ts'
import type { MailSender } from '../mail.ts'
import { writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { attachmentsOf, tryDocument } from './attached-document.ts'
import { findEmail } from './order-confirmation.ts'

type CreditNews = {
  /** Of the credit note. */
  number: number
  total: Centimes
  /** A message of the staff; '' for none. */
  note: string
  isAttached: boolean
}

type Context = { language: Language; laboratory: Laboratory; i18n: I18n }

/** To the customer: a credit note over a part of an order. */
export const creditedNote = (
  order: Order,
  { number, total, note, isAttached }: CreditNews,
  { language, laboratory, i18n }: Context,
): Notice => {
  const t = (text: MessageDescriptor) => i18n._(text)
  const { billing } = order
  const orderNumber = order.number
  const name = laboratory.name
  const person = `${billing.first_name} ${billing.last_name}`.trim()
  const amount = formatMoney(total)
  const fact = (label: MessageDescriptor, value: string) => ({ label: t(label), value })
  return {
    language,
    subject: t(msg`${name}: credit note for your order ${orderNumber}`),
    preheader: t(msg`We have credited ${amount} of your order ${orderNumber}.`),
    title: t(msg`A credit note for you`),
    greeting: t(msg`Hello ${person},`),
    paragraphs: [
      t(msg`We have credited ${amount} of your order ${orderNumber}.`),
      isAttached
        ? t(msg`You will find the credit note attached to this e-mail and in your account.`)
        : t(msg`You will find the credit note in your account.`),
    ],
    facts: [
      fact(msg`Credit note`, String(number)),
      fact(msg`Order number`, String(orderNumber)),
      ...(order.reference ? [fact(msg`Your reference`, order.reference)] : []),
      fact(msg`Total credit`, amount),
    ],
    quote: note ? fact(msg`Our note`, note) : undefined,
    action: {
      text: t(msg`See your order`),
      url:
        laboratory.origin +
        addressOf(language, 'account.orders.order', { order: `${orderNumber}` }),
    },
    sender: senderLines(laboratory),
  }
}

/** Mails one credit note, in the language of the order. */
export const orderCredited: MailSender<'order-credited'> =
  (services, transport) =>
  async ({ orderId, number, note }, job) => {
    const order = await findOrder(services.db, orderId)
    const notes = await findCreditNotes(services.db, orderId)
    const issued = notes.find((one) => one.number === number)
    if (!order || !issued) throw new Error(`order ${orderId} has no credit note ${number}`)
    const to = await findEmail(services.db, order.accountId)
    const made = await tryDocument(services, order, 'credit-note', job, number)
    const { language } = order
    const laboratory = await findLaboratory(services)
    const news = { number, total: issued.total, note, isAttached: made !== undefined }
    const notice = creditedNote(order, news, { language, laboratory, i18n: i18nIn[language] })
    const mail = await writeNotice(notice, to, issued.issuedAt)
    await sendJob(services, transport, job, { ...mail, attachments: attachmentsOf(made) })
  }
