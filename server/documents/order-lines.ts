import type { MessageDescriptor } from '@lingui/core'
import { lineTexts } from '../../app/shop/line-texts.ts'
import { centimes } from '../../domain/money.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { documentAmount } from './amounts.ts'
import type { DocumentLine } from './document-view.ts'

type Translate = (text: MessageDescriptor) => string

const detailsOf = ({ info }: OrderLine, t: Translate): string[] => {
  const { detail, substances } = lineTexts(info, t)
  // Of thirty substances a paragraph is easier to read than a page of lines.
  return [detail, substances.join(', ')].filter(Boolean)
}

/** The lines of an order without prices, as who packs or checks it needs them. */
export const unpricedLines = (order: Order, t: Translate): DocumentLine[] =>
  order.lines.map((line) => ({
    name: line.name,
    details: detailsOf(line, t),
    quantity: String(line.quantity),
  }))

/** The lines with their prices; `sign` −1 takes them back. */
export const pricedLines = (order: Order, t: Translate, sign: 1 | -1): DocumentLine[] =>
  order.lines.map((line) => ({
    name: line.name,
    details: detailsOf(line, t),
    quantity: String(line.quantity),
    unitPrice: documentAmount(line.unitPrice),
    total: documentAmount(centimes(sign * line.total)),
  }))
