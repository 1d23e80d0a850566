import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortDate } from '../../../domain/short-date.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import { envelopeLines } from '../../orders/envelope-lines.ts'
import type { Order } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { qrBill } from '../payment-part/qr-bill.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { DocumentFact, DocumentView } from './document-view.ts'
import { pricedView, vatNumberOf } from './priced-view.ts'
import { senderOf } from './sender.ts'
import { viewTexts } from './view-texts.ts'

/** An address in one line; no-break spaces keep numbers with streets and postcodes with towns. */
const inOneParagraph = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ (?=\S{1,5}$)|(?<=^\d{4,5}) /, '\u00A0')).join(', ')

/** The texts of an invoice. */
export const invoiceView = (
  order: Order,
  paper: StoredDocument,
  facts: DocumentFacts,
  i18n: I18n,
): DocumentView => {
  const { language } = order
  const { t, fact, given, numbered } = viewTexts(i18n)
  const { number, creditor } = paper
  const vatNumber = vatNumberOf(order, paper)
  const orderNumber = order.number
  const dueDay = shortDate(paper.dueOn)
  const shipping = inOneParagraph(envelopeLines(order.shippingAddress, language))
  const isElsewhere = shipping !== inOneParagraph(envelopeLines(order.billing, language))
  const dispatched = facts.dispatchedAt && shortDate(swissDay(facts.dispatchedAt))
  const isPaidLater = order.total > 0 && order.payment === 'invoice'

  const terms = (): DocumentFact => {
    if (order.total <= 0) return fact(msg`Payment`, t(msg`No payment is due.`))
    return order.payment === 'advance'
      ? fact(
          msg`Payment in advance`,
          t(msg`We will prepare your order as soon as we receive your payment. Thank you.`),
        )
      : fact(msg`Payment`, t(msg`Payable in full by ${dueDay}. Thank you.`))
  }

  return {
    ...pricedView(order, i18n, { amount: msg`Amount CHF`, total: msg`Total` }, vatNumber !== ''),
    language,
    title: t(msg`Invoice ${number}`),
    sender: senderOf(creditor, facts.reach, vatNumber && t(msg`${vatNumber} VAT`)),
    recipient: envelopeLines(order.billing, language),
    facts: [
      fact(msg`Date`, shortDate(swissDay(paper.issuedAt))),
      ...(isPaidLater ? [fact(msg`Payable by`, dueDay)] : []),
      fact(msg`Delivery date`, dispatched ?? t(msg`see delivery note`)),
      fact(msg`Order`, numbered(order.number, order.placedAt)),
      ...given(msg`Customer number`, facts.customerNumber),
      ...given(msg`Your reference`, order.reference),
      ...given(msg`Shipping address`, isElsewhere ? shipping : ''),
    ],
    notes: [terms()],
    date: paper.issuedAt,
    bill: qrBill(paper, order, t(msg`Order ${orderNumber}`)),
  }
}
