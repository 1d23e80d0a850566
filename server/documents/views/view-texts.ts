import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lineParts } from '../../../domain/mixture/substance-line.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { substanceTypeNames } from '../../../messages/shop/substances.ts'
import type { Order, OrderLine } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import type { DocumentFact, DocumentLine, SubstanceGroup } from './document-view.ts'

/** Functions that write the facts of a document in a language. */
export const viewTexts = (i18n: I18n) => {
  const t = (text: MessageDescriptor) => i18n._(text)
  // Replaced while the pages are drawn, in a thread without messages.
  const [name, page, pages] = ['{name}', '{page}', '{pages}']
  const fact = (label: MessageDescriptor, value: string): DocumentFact => ({
    label: t(label),
    value,
  })
  return {
    t,
    fact,
    /** The fact, or no fact if the value is empty. */
    given: (label: MessageDescriptor, value: string): DocumentFact[] =>
      value ? [fact(label, value)] : [],
    /** 'No. 12, 21.11.2026'. */
    numbered: (number: number, at: Date): string => {
      const day = shortDate(swissDay(at))
      return t(msg`No. ${number}, ${day}`)
    },
    pageTexts: {
      continued: t(msg`${name} (continued)`),
      pageNumber: t(msg`Page ${page} of ${pages}`),
    },
  }
}

type Translate = (text: MessageDescriptor) => string

/** Substances of a mixture by family, in the order of the mixture. */
export const substanceGroups = (
  { info }: Pick<OrderLine, 'info'>,
  t: Translate,
): SubstanceGroup[] => {
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

/** The lines of a document; `cellsOf` returns the texts of the columns after the name, `remarksOf` what follows it. */
export const documentLines = (
  order: Order,
  t: Translate,
  cellsOf: (line: OrderLine) => string[],
  remarksOf: (line: OrderLine) => readonly MessageDescriptor[] = () => [],
): DocumentLine[] =>
  order.lines.map((line) => ({
    name: line.name,
    detail: lineMessages(line.info, t, remarksOf(line)).detail,
    groups: substanceGroups(line, t),
    cells: cellsOf(line),
  }))
