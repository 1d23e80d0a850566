import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { centimes, formatAmount, formatRate } from '../../../domain/money.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import type { Order } from '../../orders/order.ts'
import { documentLines } from './document-lines.ts'
import type { DocumentView } from './document-view.ts'
import { viewTexts } from './view-texts.ts'

/** Headings of the amounts. */
type Headings = { amount: MessageDescriptor; total: MessageDescriptor }

/** Hundredths of a percent: 810 → '8,1 %'. */
const percentText = (rate: number) => `${formatRate(rate)}\u00A0%`

/**
 * The VAT number of an invoice's issuer; '' if its order has no VAT. Only with a number may the
 * invoice and its credit notes name VAT.
 */
export const vatNumberOf = ({ vat }: Order, { creditor }: Pick<StoredDocument, 'creditor'>) =>
  vat.length > 0 ? creditor.vatNumber : ''

/** Lines, sums and VAT of an order. Amounts are copied from the order, not computed. */
export const pricedView = (
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
    lines: documentLines(order, t, ({ quantity, unitPrice, vatRate, total }) => [
      String(quantity),
      formatAmount(unitPrice),
      ...(hasVat ? [percentText(vatRate)] : []),
      formatAmount(total),
    ]),
    sums: [
      fact(msg`Subtotal`, formatAmount(order.subtotal)),
      ...(order.discount > 0
        ? [fact(msg`Discount ${percent}`, formatAmount(centimes(-order.discount)))]
        : []),
      fact(msg`Shipping`, formatAmount(order.shipping)),
    ],
    total: fact(headings.total, `${formatAmount(order.total)} CHF`),
    vat: hasVat
      ? [
          [msg`VAT included`, msg`Net`, msg`VAT`, msg`Gross`].map(t),
          ...order.vat.map(({ rate, net, vat, gross }) => [
            percentText(rate),
            formatAmount(net),
            formatAmount(vat),
            formatAmount(gross),
          ]),
        ]
      : [],
    ...pageTexts,
    signatures: [],
  }
}
