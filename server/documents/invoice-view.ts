import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Centimes, centimes } from '../../domain/money.ts'
import { shortDate } from '../../domain/short-date.ts'
import { envelopeLines } from '../orders/envelope-lines.ts'
import type { Order } from '../orders/order.ts'
import type { Paper } from '../papers/find-papers.ts'
import { swissDay } from '../swiss-day.ts'
import { documentAmount, documentRate } from './amounts.ts'
import type { DocumentView, Fact } from './document-view.ts'
import { pricedLines } from './order-lines.ts'
import { qrBill } from './qr-bill.ts'
import { senderOf } from './sender.ts'

/** What a credit note takes back. */
export type Credited = Pick<Paper, 'number' | 'issuedAt'>

/**
 * An invoice, or with `credited` the credit note that takes it back: the same lines and sums below
 * zero. All amounts are the order's own; nothing is added up here.
 */
export const invoiceView = (
  order: Order,
  paper: Paper,
  contact: string,
  i18n: I18n,
  credited?: Credited,
): DocumentView => {
  const { language } = order
  const t = (text: MessageDescriptor) => i18n._(text)
  const sign = credited ? -1 : 1
  const signed = (amount: Centimes) => documentAmount(centimes(sign * amount))
  const fact = (label: MessageDescriptor, value: string): Fact => ({ label: t(label), value })
  const given = (label: MessageDescriptor, value: string) => (value ? [fact(label, value)] : [])

  const { number, creditor } = paper
  const orderNumber = order.number
  const dueDay = shortDate(paper.dueOn)
  const vatNumber = creditor.vatNumber
  const percent = documentRate(order.discountRate)
  const numbered = (what: { number: number }, at: Date) => {
    const day = shortDate(swissDay(at))
    return t(msg`No. ${what.number}, ${day}`)
  }
  const { postcode } = order.shippingAddress
  const shipping = envelopeLines(order.shippingAddress, language).join(', ')
  const orderFacts = [
    fact(msg`Order`, numbered(order, order.placedAt)),
    ...given(msg`Your reference`, order.reference),
    ...(shipping === envelopeLines(order.billing, language).join(', ')
      ? []
      : [fact(msg`Shipping address`, shipping.replace(`${postcode} `, `${postcode}\u00A0`))]),
  ]
  const date = shortDate(swissDay(paper.issuedAt))

  const terms = () => {
    if (credited) {
      const invoiceNumber = credited.number
      return fact(
        msg`Credit`,
        t(msg`This amount is credited to you and cancels invoice ${invoiceNumber} in full.`),
      )
    }
    if (order.total <= 0) return fact(msg`Payment`, t(msg`There is nothing to pay.`))
    return order.payment === 'advance'
      ? fact(
          msg`Payment in advance`,
          t(msg`We will prepare your order as soon as we receive your payment. Thank you.`),
        )
      : fact(msg`Payment`, t(msg`Payable in full by ${dueDay}. Thank you.`))
  }

  return {
    language,
    title: t(credited ? msg`Credit note ${number}` : msg`Invoice ${number}`),
    sender: senderOf(creditor, contact, vatNumber && t(msg`${vatNumber} VAT`)),
    recipient: envelopeLines(order.billing, language),
    facts: [
      fact(msg`Date`, date),
      ...(credited
        ? [fact(msg`Invoice`, numbered(credited, credited.issuedAt))]
        : [fact(msg`Payable by`, dueDay)]),
      ...orderFacts,
    ],
    columns: {
      name: t(msg`Item`),
      quantity: t(msg`Quantity`),
      unitPrice: t(msg`Price`),
      total: t(msg`Amount`),
    },
    lines: pricedLines(order, t, sign),
    sums: [
      fact(msg`Subtotal`, signed(order.subtotal)),
      ...(order.discount > 0
        ? [fact(msg`Discount ${percent}`, signed(centimes(-order.discount)))]
        : []),
      fact(msg`Shipping`, signed(order.shipping)),
    ],
    total: fact(msg`Total CHF`, signed(order.total)),
    vat: [
      [msg`VAT included`, msg`Net`, msg`VAT`, msg`Gross`].map(t),
      ...order.vat.map(({ rate, net, vat, gross }) => [
        documentRate(rate),
        signed(net),
        signed(vat),
        signed(gross),
      ]),
    ],
    notes: [terms()],
    pageOf: (page, pages) => t(msg`Page ${page} of ${pages}`),
    date: paper.issuedAt,
    bill: credited ? undefined : qrBill(paper, order, t(msg`Order ${orderNumber}`)),
  }
}
