import { msg } from '@lingui/core/macro'
import { type Centimes, formatMoney } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { i18nIn } from '../../i18n.ts'
import { findCreditNotes } from '../../invoicing/find-documents.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { greetedName } from '../../orders/order.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailWriter } from '../mail.ts'
import { type NoticeContext, type NoticeTexts, noticeOf, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { findRecipient, tryDocument, withDocument } from './attached-document.ts'

type CreditNews = {
  /** Of the credit note. */
  number: number
  total: Centimes
  /** A message of the staff; '' for none. */
  note: string
  isAttached: boolean
}

/** To the customer: a credit note over a part of an order. */
export const creditedNote = (
  order: Order,
  { number: creditNumber, total, note, isAttached }: CreditNews,
  context: NoticeContext,
): Notice => {
  const { number } = order
  const laboratory = context.laboratory.name
  const amount = formatMoney(total)
  const texts: NoticeTexts = {
    mail: 'order-credited',
    subject: msg`${laboratory}: credit note for your order ${number}`,
    title: msg`A credit note for you`,
    number: [msg`Credit note`, String(creditNumber)],
    paragraphs: [msg`We have credited ${amount} of your order ${number}.`],
    details: [
      isAttached
        ? msg`You will find the credit note attached to this e-mail and in your account.`
        : msg`You will find the credit note in your account.`,
    ],
    facts: [
      [msg`Order number`, String(number)],
      [msg`Your reference`, order.reference],
      [msg`Total credit`, amount],
    ],
    quote: [msg`Our note`, note],
    action: {
      text: msg`See your order`,
      path: addressOf(context.language, 'account.orders.order', { order: `${number}` }),
    },
  }
  return noticeOf(texts, { ...context, person: greetedName(order) })
}

/** Mails one credit note, in the language of the order. */
export const orderCredited: MailWriter<'order-credited'> = async (
  services,
  { orderId, number, note },
  job,
) => {
  const order = await findOrder(services.db, orderId)
  const notes = await findCreditNotes(services.db, orderId)
  const issued = notes.find((one) => one.number === number)
  if (!order || !issued) throw new Error(`order ${orderId} has no credit note ${number}`)
  const to = await findRecipient(services.db, order)
  const made = await tryDocument(services, order, 'credit-note', job, number)
  const { language } = order
  const laboratory = await findLaboratory(services)
  const news = { number, total: issued.total, note, isAttached: made !== undefined }
  const notice = creditedNote(order, news, { language, laboratory, i18n: i18nIn[language] })
  const mail = await writeNotice(notice, to, issued.issuedAt)
  return withDocument(services.db, order.accountId, mail, made)
}
