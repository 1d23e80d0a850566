import type { MessageDescriptor } from '@lingui/core'
import { lineParts } from '../../../domain/mixture/substance-line.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { substanceTypeNames } from '../../../messages/shop/substances.ts'
import type { Order, OrderLine } from '../../orders/order.ts'
import type { DocumentLine, SubstanceGroup } from './document-view.ts'

type Translate = (text: MessageDescriptor) => string

/** Substances of a mixture by family, in the order of the mixture. */
const groupsOf = ({ info }: OrderLine, t: Translate): SubstanceGroup[] => {
  if (info.type !== 'custom') return []
  const groups = new Map<string, string[]>()
  for (const line of info.substances) {
    const parts = lineParts(line)
    const title = parts ? t(substanceTypeNames[parts.type]) : ''
    const item = parts
      ? [parts.name, parts.dilution?.replace(' ', '\u00A0')].filter(Boolean).join(' ')
      : line
    groups.set(title, [...(groups.get(title) ?? []), item])
  }
  // Substances without a family come first, so that they do not appear under another.
  return [...groups]
    .toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''))
    .map(([title, items]) => ({ title, items }))
}

/** The lines of a document; `cellsOf` returns the texts of the columns after the name. */
export const documentLines = (
  order: Order,
  t: Translate,
  cellsOf: (line: OrderLine) => string[],
): DocumentLine[] =>
  order.lines.map((line) => ({
    name: line.name,
    detail: lineMessages(line.info, t).detail,
    groups: groupsOf(line, t),
    cells: cellsOf(line),
  }))
