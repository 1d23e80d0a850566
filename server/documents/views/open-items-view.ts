import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatFrancs } from '../../../domain/money.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import { type OpenItem, sumOf } from '../../invoicing/open-items.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import type { Order } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { qrBill } from '../payment-part/qr-bill.ts'
import { type DocumentFacts, senderOf } from './document-facts.ts'
import type { DocumentView } from './document-view.ts'
import { viewTexts } from './view-texts.ts'

const itemName = (item: OpenItem): MessageDescriptor => {
  if (!('number' in item))
    return item.kind === 'fee' ? msg`Reminder fee` : msg`Your payment, with thanks`
  const { number } = item
  return item.kind === 'invoice' ? msg`Invoice ${number}` : msg`Credit note ${number}`
}

/** A paper about what a customer owes, whose payment part has another amount than an invoice. */
export type OpenItemsPaper = {
  /** Names the customer: of the invoice, or of the newest one. */
  order: Order
  /** Creditor and reference of the payment part. */
  document: Pick<StoredDocument, 'creditor' | 'reference'>
  title: MessageDescriptor
  /** In the payment part. */
  message: MessageDescriptor
  items: readonly OpenItem[]
  /** Facts beside date and customer number. */
  facts: readonly (readonly [label: MessageDescriptor, value: string])[]
  /** Paragraphs before and after the table. */
  opening: string
  closing: string
  at: Date
}

/** A reminder or a statement of account: the items and a payment part over their sum. */
export const openItemsView = (
  { order, document, title, message, items, facts, opening, closing, at }: OpenItemsPaper,
  { reach, customerNumber }: Pick<DocumentFacts, 'reach' | 'customerNumber'>,
  i18n: I18n,
): DocumentView => {
  const { language } = order
  const { t, fact, given, pageTexts } = viewTexts(i18n)
  const total = sumOf(items)
  const { creditor } = document
  return {
    language,
    title: t(title),
    sender: senderOf(creditor, reach),
    recipient: envelopeLines(order.billing, language),
    facts: [
      fact(msg`Date`, shortDate(swissDay(at))),
      ...facts.map(([label, value]) => fact(label, value)),
      ...given(msg`Customer number`, customerNumber),
    ],
    notice: opening ? { label: '', value: opening } : undefined,
    columns: {
      position: t(msg`Pos.`),
      name: t(msg`Document`),
      others: [
        { label: t(msg`Date`), widthMm: 26 },
        { label: t(msg`Amount CHF`), widthMm: 26 },
      ],
    },
    lines: items.map((item) => ({
      ...{ name: t(itemName(item)), detail: '', groups: [] },
      cells: [shortDate(item.day), formatFrancs(item.amount)],
    })),
    sums: [],
    total: fact(msg`To pay`, `CHF\u00A0${formatFrancs(total)}`),
    vat: [],
    notes: closing ? [fact(msg`Payment`, closing)] : [],
    signatures: [],
    ...pageTexts,
    date: at,
    bill: qrBill({ ...document, kind: 'invoice', total }, order, t(message)),
  }
}
