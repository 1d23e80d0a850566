import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortDate } from '../../domain/short-date.ts'
import type { CreditorSnapshot } from '../db/tables/orders.ts'
import { envelopeLines } from '../orders/envelope-lines.ts'
import type { Order } from '../orders/order.ts'
import { swissDay } from '../swiss-day.ts'
import type { DocumentView, Fact } from './document-view.ts'
import { unpricedLines } from './order-lines.ts'
import { senderOf } from './sender.ts'

/** What lies in the parcel: no prices, for whoever opens it may not be who pays. */
export const deliveryNoteView = (
  order: Order,
  laboratory: CreditorSnapshot,
  contact: string,
  i18n: I18n,
): DocumentView => {
  const { language, number } = order
  const t = (text: MessageDescriptor) => i18n._(text)
  const fact = (label: MessageDescriptor, value: string): Fact => ({ label: t(label), value })
  const given = (label: MessageDescriptor, value: string) => (value ? [fact(label, value)] : [])
  return {
    language,
    title: t(msg`Delivery note ${number}`),
    sender: senderOf(laboratory, contact),
    recipient: envelopeLines(order.shippingAddress, language),
    facts: [
      fact(msg`Order date`, shortDate(swissDay(order.placedAt))),
      ...given(msg`Your reference`, order.reference),
    ],
    columns: { name: t(msg`Item`), quantity: t(msg`Quantity`) },
    lines: unpricedLines(order, t),
    sums: [],
    vat: [],
    notes: given(msg`Your note`, order.note),
    pageOf: (page, pages) => t(msg`Page ${page} of ${pages}`),
    date: order.placedAt,
  }
}
