import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import type { CreditorSnapshot } from '../../db/tables/orders.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import type { Order } from '../../orders/order.ts'
import { senderOf } from './document-facts.ts'

/** Page sizes in mm, width first: the roll of a label printer 62 mm wide, and A6. */
const labelSizes = { '62x100': [100, 62], a6: [148, 105] } as const

export type LabelSize = keyof typeof labelSizes

/** All texts of address labels, one a page. */
export type AddressLabelsView = {
  language: Language
  title: string
  sender: string
  /** Width and height in mm. */
  page: readonly [number, number]
  labels: { recipient: string[]; reference: string }[]
  date: Date
}

type LabelFacts = { laboratory: CreditorSnapshot; size: LabelSize; language: Language; now: Date }

/** Address labels by order number; countries are named in French, as the postal union asks. */
export const addressLabelsView = (
  orders: readonly Pick<Order, 'number' | 'shippingAddress'>[],
  { laboratory, size, language, now }: LabelFacts,
  i18n: I18n,
): AddressLabelsView => {
  const { name, address } = senderOf(laboratory)
  return {
    language,
    title: i18n._(msg`Address labels`),
    sender: [name, address].filter(Boolean).join(', '),
    page: labelSizes[size],
    labels: orders
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, shippingAddress }) => ({
        recipient: envelopeLines(shippingAddress, 'fr'),
        reference: i18n._(msg`Order ${number}`),
      })),
    date: now,
  }
}
