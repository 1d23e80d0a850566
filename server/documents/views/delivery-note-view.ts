import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { trackingOf } from '../../../domain/order/carrier.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { CreditorSnapshot } from '../../db/tables/orders.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import type { Order } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { type DocumentFacts, senderOf } from './document-facts.ts'
import type { DocumentView } from './document-view.ts'
import { documentLines, viewTexts } from './view-texts.ts'

/**
 * The content of a parcel without prices, as the recipient may not be the payer. Unknown dispatch
 * date, batch and expiry are fields to fill in by hand.
 */
export const deliveryNoteView = (
  order: Order,
  laboratory: CreditorSnapshot,
  facts: DocumentFacts & { part?: number },
  i18n: I18n,
): DocumentView => {
  const { language } = order
  const { t, fact, given, numbered, pageTexts } = viewTexts(i18n)
  const { dispatchedAt, parcels, part } = facts
  const number = part ? `${order.number}-${part}` : `${order.number}`
  const carriers = new Set(parcels.map(({ carrier }) => trackingOf(carrier, '', language).name))
  return {
    language,
    title: t(msg`Delivery note ${number}`),
    sender: senderOf(laboratory, facts.reach),
    recipient: envelopeLines(order.shippingAddress, language),
    code: { label: numbered(order.number, order.placedAt), value: `${order.number}` },
    facts: [
      fact(msg`Dispatch date`, dispatchedAt ? shortDate(swissDay(dispatchedAt)) : ''),
      fact(msg`Order`, numbered(order.number, order.placedAt)),
      ...given(msg`Customer number`, facts.customerNumber),
      ...given(msg`Your reference`, order.reference),
      fact(msg`Shipped by`, [...carriers].join(', ')),
      fact(msg`Tracking number`, parcels.map(({ trackingNumber }) => trackingNumber).join(', ')),
    ],
    notice: given(msg`Your note`, order.note)[0],
    columns: {
      position: t(msg`Pos.`),
      name: t(msg`Item`),
      others: [
        { label: t(msg`Quantity`), widthMm: 16 },
        { label: t(msg`Batch`), widthMm: 32, isBlank: true },
        { label: t(msg`Expiry date`), widthMm: 26, isBlank: true },
      ],
    },
    lines: documentLines(order, t, ({ quantity }) => [String(quantity), '', '']).map(
      (line, position) => {
        const reference = order.lines[position]?.reference
        return reference ? { ...line, reference: t(msg`Your reference: ${reference}`) } : line
      },
    ),
    sums: [],
    vat: [],
    notes: part
      ? [
          fact(
            msg`Partial delivery`,
            t(msg`The other items of the order follow in another parcel.`),
          ),
        ]
      : [],
    signatures: [t(msg`Prepared by`), t(msg`Checked by`)],
    ...pageTexts,
    date: order.placedAt,
  }
}
