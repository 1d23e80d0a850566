import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sumCentimes, times } from '../../../domain/money.ts'
import type { Credit } from '../../../domain/order/refund.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import { envelopeLines } from '../../orders/envelope-lines.ts'
import type { Order } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { DocumentView } from './document-view.ts'
import { pricedView, vatNumberOf } from './priced-view.ts'
import { senderOf } from './sender.ts'
import { viewTexts } from './view-texts.ts'

/** The invoice that a credit note cancels, in full or in part. */
export type CancelledInvoice = Pick<StoredDocument, 'number' | 'issuedAt' | 'paidAt' | 'creditor'>

/** The order with the lines and amounts of a credit over a part of it. */
const creditedPart = (order: Order, credit: Credit): Order => {
  const lines = credit.lines.flatMap(({ position, quantity }) => {
    const line = order.lines[position]
    return line ? [{ ...line, quantity, total: times(line.unitPrice, quantity) }] : []
  })
  const { discount, shipping, total, vat } = credit
  const subtotal = sumCentimes(lines.map((line) => line.total))
  return { ...order, lines, subtotal, discount, shipping, total, vat: [...vat] }
}

/** How a part of the money is returned. */
const partSettlement = ({ paidAt }: CancelledInvoice) =>
  paidAt
    ? msg`We will transfer the amount to the account from which you paid.`
    : msg`If you have paid the invoice, we will transfer the amount to the account from which you paid. If not, please deduct it from the amount of the invoice.`

/** How the money is returned, depending on whether the invoice is known to be paid. */
const settlement = (order: Order, { paidAt }: CancelledInvoice) => {
  if (order.total <= 0) return msg`No refund is due.`
  if (paidAt) return msg`We will transfer the amount to the account from which you paid.`
  return order.status === 'refunded'
    ? msg`If you have paid the invoice, we will transfer the amount to the account from which you paid. If not, the invoice is settled and you owe us nothing.`
    : msg`This credit note settles the invoice. You owe us nothing; please no longer use the payment part of the invoice.`
}

/** The credit note over an invoice or a part of it: its lines and amounts, as credits. */
export const creditNoteView = (
  order: Order,
  paper: StoredDocument,
  facts: DocumentFacts,
  i18n: I18n,
  invoice: CancelledInvoice,
): DocumentView => {
  const { language } = order
  const { t, fact, given, numbered } = viewTexts(i18n)
  const { number, creditor, credited } = paper
  const shown = credited ? creditedPart(order, credited) : order
  const vatNumber = vatNumberOf(order, invoice)
  const invoiceNumber = invoice.number
  const invoiceDay = shortDate(swissDay(invoice.issuedAt))
  return {
    ...pricedView(
      shown,
      i18n,
      { amount: msg`Credit CHF`, total: msg`Total credit` },
      vatNumber !== '',
    ),
    language,
    title: t(msg`Credit note ${number}`),
    sender: senderOf(creditor, facts.reach, vatNumber && t(msg`${vatNumber} VAT`)),
    recipient: envelopeLines(order.billing, language),
    facts: [
      fact(msg`Date`, shortDate(swissDay(paper.issuedAt))),
      fact(msg`Invoice`, numbered(invoice.number, invoice.issuedAt)),
      fact(msg`Order`, numbered(order.number, order.placedAt)),
      ...given(msg`Customer number`, facts.customerNumber),
      ...given(msg`Your reference`, order.reference),
    ],
    notice: {
      label: '',
      value: credited
        ? t(msg`This credit note credits a part of invoice ${invoiceNumber} of ${invoiceDay}.`)
        : t(msg`This credit note cancels invoice ${invoiceNumber} of ${invoiceDay} in full.`),
    },
    notes: [fact(msg`Refund`, t(credited ? partSettlement(invoice) : settlement(order, invoice)))],
    date: paper.issuedAt,
  }
}
