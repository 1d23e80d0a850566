import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { centimes, formatFrancs, sumCentimes, times, zero } from '../../../domain/money.ts'
import type { Credit } from '../../../domain/order/refund.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { reasonMessages } from '../../../messages/shop/order-charges.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import type { Order } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { qrBill } from '../payment-part/qr-bill.ts'
import { type DocumentFacts, senderOf } from './document-facts.ts'
import type { DocumentFact, DocumentView } from './document-view.ts'
import { documentLines, viewTexts } from './view-texts.ts'

/** Headings of the amounts. */
type Headings = { amount: MessageDescriptor; total: MessageDescriptor }

/** Hundredths of a percent: 810 → '8.1 %'. */
const percentText = (rate: number) => `${rate / 100}\u00A0%`

/**
 * The VAT number of an invoice's issuer; '' if its order has no VAT. Only with a number may the
 * invoice and its credit notes name VAT.
 */
const vatNumberOf = ({ vat }: Order, { creditor }: Pick<StoredDocument, 'creditor'>) =>
  vat.length > 0 ? creditor.vatNumber : ''

/** Lines, sums and VAT of an order. Amounts are copied from the order, not computed. */
const pricedView = (
  order: Order,
  i18n: I18n,
  headings: Headings,
  hasVat: boolean,
): Pick<
  DocumentView,
  'columns' | 'lines' | 'sums' | 'total' | 'vat' | 'continued' | 'pageNumber' | 'signatures'
> => {
  const { t, fact, pageTexts } = viewTexts(i18n)
  const percent = percentText(order.discountRate)
  return {
    columns: {
      position: t(msg`Pos.`),
      name: t(msg`Item`),
      others: [
        { label: t(msg`Quantity`), widthMm: 13 },
        { label: t(msg`Price CHF`), widthMm: 19 },
        ...(hasVat ? [{ label: t(msg`VAT`), widthMm: 13 }] : []),
        { label: t(headings.amount), widthMm: 22 },
      ],
    },
    lines: documentLines(
      order,
      t,
      ({ quantity, unitPrice, vatRate, total }) => [
        String(quantity),
        formatFrancs(unitPrice),
        ...(hasVat ? [percentText(vatRate)] : []),
        formatFrancs(total),
      ],
      (line) => reasonMessages(line, formatFrancs),
    ),
    sums: [
      fact(msg`Subtotal`, formatFrancs(order.subtotal)),
      ...(order.discount > 0
        ? [
            fact(
              order.discountRate > 0 ? msg`Discount ${percent}` : msg`Discount`,
              formatFrancs(centimes(-order.discount)),
            ),
          ]
        : []),
      fact(msg`Shipping`, formatFrancs(order.shipping)),
      ...(order.fee > 0 ? [fact(msg`Small-order fee`, formatFrancs(order.fee))] : []),
    ],
    total: fact(headings.total, `CHF\u00A0${formatFrancs(order.total)}`),
    vat: hasVat
      ? [
          [msg`VAT included`, msg`Net`, msg`VAT`, msg`Gross`].map(t),
          ...order.vat.map(({ rate, net, vat, gross }) => [
            percentText(rate),
            formatFrancs(net),
            formatFrancs(vat),
            formatFrancs(gross),
          ]),
        ]
      : [],
    ...pageTexts,
    signatures: [],
  }
}

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
  const isPaidFirst = order.payment === 'card' && paper.paidAt !== null
  const isPaidLater = order.total > 0 && order.payment !== 'advance' && !isPaidFirst

  const terms = (): DocumentFact => {
    if (order.total <= 0) return fact(msg`Payment`, t(msg`No payment is due.`))
    if (isPaidFirst) return fact(msg`Payment`, t(msg`Paid. Thank you.`))
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
    bill: isPaidFirst ? undefined : qrBill(paper, order, t(msg`Order ${orderNumber}`)),
  }
}

/** The invoice that a credit note cancels, in full or in part. */
export type CancelledInvoice = Pick<StoredDocument, 'number' | 'issuedAt' | 'paidAt' | 'creditor'>

/** The order with the lines and amounts of a credit over a part of it. */
const creditedPart = (order: Order, credit: Credit): Order => {
  const lines = credit.lines.flatMap(({ position, quantity }) => {
    const line = order.lines[position]
    return line ? [{ ...line, quantity, total: times(line.unitPrice, quantity) }] : []
  })
  const { discount, shipping, fee = zero, total, vat } = credit
  const subtotal = sumCentimes(lines.map((line) => line.total))
  return { ...order, lines, subtotal, discount, shipping, fee, total, vat: [...vat] }
}

/** How the money for a paid invoice is returned. */
const repayment = ({ payment }: Order) =>
  payment === 'card'
    ? msg`We will pay the amount back in the way in which you paid.`
    : msg`We will transfer the amount to the account from which you paid.`

/** How a part of the money is returned. */
const partSettlement = (order: Order, { paidAt }: CancelledInvoice) =>
  paidAt
    ? repayment(order)
    : msg`If you have paid the invoice, we will transfer the amount to the account from which you paid. If not, please deduct it from the amount of the invoice.`

/** How the money is returned, depending on whether the invoice is known to be paid. */
const settlement = (order: Order, { paidAt }: CancelledInvoice) => {
  if (order.total <= 0) return msg`No refund is due.`
  if (paidAt) return repayment(order)
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
        ? t(msg`This credit note covers a part of invoice ${invoiceNumber} of ${invoiceDay}.`)
        : t(msg`This credit note cancels invoice ${invoiceNumber} of ${invoiceDay} in full.`),
    },
    notes: [
      fact(msg`Refund`, t(credited ? partSettlement(order, invoice) : settlement(order, invoice))),
    ],
    date: paper.issuedAt,
  }
}
