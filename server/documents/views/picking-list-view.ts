import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { labelled } from '../../../messages/labelled.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import type { Order, OrderLine } from '../../orders/order.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'
import type { Column, DocumentFact, DocumentLine, DocumentView } from './document-view.ts'
import { documentLines, viewTexts } from './view-texts.ts'

/** A part of the list with its own table. */
export type PickingSection = {
  title: string
  facts: string[]
  /** The customer's note, which the packer must see. */
  notice: string | undefined
  columns: { position: string; name: string; others: Column[] }
  lines: DocumentLine[]
}

/** All texts of a picking list: what to fetch, then what goes into each parcel. */
export type PickingListView = {
  language: Language
  title: string
  sender: { name: string }
  /** '12 orders, 45 pieces, printed 23.11.2026, 14:05'. */
  summary: string
  sections: PickingSection[]
  pageNumber: string
  date: Date
}

/** Equal products in several orders. */
type Item = { line: OrderLine; text: DocumentLine; orders: { number: number; quantity: number }[] }

/** Stored together: by family, then by name and preparation. */
const compareItems = (a: Item, b: Item) =>
  a.line.icon.localeCompare(b.line.icon) ||
  a.text.name.localeCompare(b.text.name) ||
  a.text.detail.localeCompare(b.text.detail, undefined, { numeric: true })

type Translate = Parameters<typeof documentLines>[1]

const itemsOf = (orders: readonly Order[], t: Translate): Item[] => {
  const items = new Map<string, Item>()
  for (const order of orders) {
    const texts = documentLines(order, t, () => [])
    for (const [index, line] of order.lines.entries()) {
      const text = texts[index]
      if (!text) continue
      const key = JSON.stringify([line.productId, text.name, text.detail, text.groups])
      const item = items.get(key) ?? { line, text, orders: [] }
      item.orders.push({ number: order.number, quantity: line.quantity })
      items.set(key, item)
    }
  }
  return [...items.values()].toSorted(compareItems)
}

const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A picking list of several orders, in the language of the staff. */
export const pickingListView = (
  chosen: readonly Order[],
  { sender, language, now }: { sender: string; language: Language; now: Date },
  i18n: I18n,
): PickingListView => {
  const { t, fact, given, pageTexts } = viewTexts(i18n)
  const inOneLine = ({ label, value }: DocumentFact) => t(labelled(label, value))
  const orders = chosen.toSorted((a, b) => a.number - b.number)
  const quantity: Column = { label: t(msg`Quantity`), widthMm: 16 }
  const done: Column = { label: t(msg`Done`), widthMm: 22, isBlank: true }
  const batch: Column = { label: t(msg`Batch`), widthMm: 32, isBlank: true }
  const columnsOf = (...others: Column[]): DocumentView['columns'] => ({
    position: t(msg`Pos.`),
    name: t(msg`Item`),
    others,
  })

  const items: PickingSection = {
    title: t(msg`All items`),
    facts: [],
    notice: undefined,
    columns: columnsOf(quantity, done),
    lines: itemsOf(orders, t).map(({ text, orders: places }) => {
      const list = places.map((one) => `${one.number} (${one.quantity})`).join(', ')
      return {
        ...text,
        groups: [],
        reference: t(msg`Orders: ${list}`),
        cells: [String(piecesOf(places)), ''],
      }
    }),
  }

  const sectionOf = (order: Order): PickingSection => {
    const { number } = order
    const lines = documentLines(order, t, (line) => [String(line.quantity), '', ''])
    return {
      title: t(msg`Order ${number}`),
      facts: [
        fact(msg`Date`, shortDate(swissDay(order.placedAt))),
        fact(msg`Shipping address`, envelopeLines(order.shippingAddress, language).join(', ')),
        ...given(msg`Reference`, order.reference),
      ].map(inOneLine),
      notice: given(msg`Customer’s note`, order.note).map(inOneLine)[0],
      columns: columnsOf(quantity, batch, done),
      lines: lines.map((line, position) => {
        const reference = order.lines[position]?.reference
        return reference ? { ...line, reference: t(msg`Reference: ${reference}`) } : line
      }),
    }
  }

  const day = `${shortDate(swissDay(now))}, ${swissTime(now)}`
  const pieces = piecesOf(orders.flatMap(({ lines }) => lines))
  const count = orders.length
  return {
    language,
    title: t(msg`Picking list ${day}`),
    sender: { name: sender },
    summary: [
      t(msg`${plural(count, { one: '# order', other: '# orders' })}`),
      t(msg`${plural(pieces, { one: '# piece', other: '# pieces' })}`),
    ].join(', '),
    sections: [items, ...orders.map(sectionOf)],
    pageNumber: pageTexts.pageNumber,
    date: now,
  }
}
