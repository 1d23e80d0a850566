import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { Language } from '../../../domain/language.ts'
import { mostExpensive } from '../../../domain/mixture/mixture-price.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { LineItem } from '../../../domain/quick-order/lines/finish-line.ts'
import type {
  LineProblem,
  LineSpec,
  Thing,
  Usual,
} from '../../../domain/quick-order/lines/line-spec.ts'
import { type ReadLine, readQuickOrderLines } from '../../../domain/quick-order/lines/read-lines.ts'
import type { LineStatus } from '../../../domain/quick-order/lines/resolve-line.ts'
import { thingName } from '../../../domain/quick-order/lines/write-line.ts'
import { lineLabel, lineProblemMessages } from '../../../messages/shop/quick-order.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { lineFacts, type QuickOrderFacts } from './line-facts.ts'

/** An item for a cart; `id` is its price product or ready product. */
export type QuickItem = { id: number; name: string; info: CartInfo; price: Centimes }

/** An answer to a question. `text` replaces the line; `item` only when nothing is left to ask. */
export type QuickChoice = { label: string; text: string; quantity: number; item?: QuickItem }

/** A line of a quick order in one language. */
export type QuickLine = {
  /** From 1. */
  line: number
  text: string
  status: LineStatus
  quantity: number
  /** What was understood: 'Arnica montana · 30 CH · Globules · Tube 1 g'. */
  label: string
  item?: QuickItem
  problems: { code: LineProblem; message: string }[]
  choices: QuickChoice[]
}

type Reader = { facts: QuickOrderFacts; language: Language; t: (typeof i18nIn)[Language]['_'] }

const priceOf = ({ prices, products }: QuickOrderFacts, { slugs, productId }: LineItem) => {
  if (productId !== undefined) return products.get(productId)
  const found = mostExpensive(slugs, (slug) => prices.get(slug))
  return found.ok ? found.value.product : undefined
}

const itemOf = (item: LineItem | undefined, { facts, language }: Reader): QuickItem | undefined => {
  const product = item && priceOf(facts, item)
  return (
    product && { id: product.id, name: item.name(language), info: item.info, price: product.price }
  )
}

const labelOf = (spec: LineSpec, item: QuickItem | undefined, { facts, language, t }: Reader) => {
  const name = item?.name ?? thingName(spec.thing, facts.catalogue, language)
  return lineLabel(name, spec, item?.info, (message) => t(message))
}

const problemOf = (code: LineProblem, { t }: Reader) => ({
  code,
  message: t(lineProblemMessages[code]),
})

const viewOf = (read: ReadLine, reader: Reader): QuickLine => {
  const item = itemOf(read.item, reader)
  const isUnpriced = read.item !== undefined && item === undefined
  const problems = isUnpriced ? (['price-not-found'] as const) : read.problems
  return {
    line: read.line,
    text: read.text,
    status: isUnpriced ? 'impossible' : read.status,
    quantity: read.quantity,
    label: read.spec ? labelOf({ ...read.spec, quantity: 1 }, item, reader) : '',
    ...(item && { item }),
    problems: problems.map((code) => problemOf(code, reader)),
    choices: read.choices.flatMap(({ spec, text, item: complete }) => {
      const choice = itemOf(complete, reader)
      // What has no price cannot be ordered.
      if (complete && !choice) return []
      const label = spec ? labelOf(spec, choice, reader) : text.replaceAll('\n', ' + ')
      return [{ label, text, quantity: spec?.quantity ?? 1, ...(choice && { item: choice }) }]
    }),
  }
}

type Requested = {
  text: string
  language: Language
  /** What the account usually orders; unknown for visitors. */
  usual?: ((thing: Thing) => Usual | undefined) | undefined
}

/** Reads a text, one item per line, in the language of the caller. */
export const readQuickOrder = async (
  db: Database,
  { text, language, usual }: Requested,
): Promise<QuickLine[]> => {
  const facts = await lineFacts(db)
  const catalogue = usual ? { ...facts.catalogue, usual } : facts.catalogue
  const i18n = i18nIn[language]
  const reader: Reader = { facts, language, t: i18n._.bind(i18n) }
  return readQuickOrderLines(text, catalogue, language).map((read) => viewOf(read, reader))
}
