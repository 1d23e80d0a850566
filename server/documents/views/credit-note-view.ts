import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortDate } from '../../../domain/short-date.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import { envelopeLines } from '../../orders/envelope-lines.ts'
import type { Order } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { DocumentView } from './document-view.ts'
import { pricedView } from './priced-view.ts'
import { senderOf } from './sender.ts'
import { viewTexts } from './view-texts.ts'

/** The invoice that a credit note cancels. */
export type CancelledInvoice = Pick<StoredDocument, 'number' | 'issuedAt' | 'paidAt'>

/** How the money is returned, depending on whether the invoice is known to be paid. */
const settlement = (order: Order, { paidAt }: CancelledInvoice) => {
  if (order.total <= 0) return msg`No refund is due.`
  if (paidAt) return msg`We will transfer the amount to the account from which you paid.`
  return order.status === 'refunded'
    ? msg`If you have paid the invoice, we will transfer the amount to the account from which you paid. If not, the invoice is settled and you owe us nothing.`
    : msg`This credit note settles the invoice. You owe us nothing; please no longer use the payment part of the invoice.`
}

/** The credit note over a whole invoice: equal lines and amounts, as credits. */
export const creditNoteView = (
  order: Order,
  paper: StoredDocument,
  facts: DocumentFacts,
  i18n: I18n,
  invoice: CancelledInvoice,
): DocumentView => {
  const { language } = order
  const { t, fact, given, numbered } = viewTexts(i18n)
  const { number, creditor } = paper
  const { vatNumber } = creditor
  const invoiceNumber = invoice.number
  const invoiceDay = shortDate(swissDay(invoice.issuedAt))
  return {
    ...pricedView(order, i18n, { amount: msg`Credit CHF`, total: msg`Total credit` }),
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
      value: t(msg`This credit note cancels invoice ${invoiceNumber} of ${invoiceDay} in full.`),
    },
    notes: [fact(msg`Refund`, t(settlement(order, invoice)))],
    date: paper.issuedAt,
  }
}
