import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import { familyOfCategory } from '../../../domain/catalogue/remedy-category.ts'
import type { Language } from '../../../domain/language.ts'
import { mostExpensive } from '../../../domain/mixture/mixture-price.ts'
import { type Centimes, times } from '../../../domain/money.ts'
import type { SaleRestriction } from '../../../domain/order/sale-restriction.ts'
import { createNameFinder } from '../../../domain/quick-order/lines/find-names.ts'
import { finishLine, type LineItem } from '../../../domain/quick-order/lines/finish-line.ts'
import { createLineCatalogue } from '../../../domain/quick-order/lines/line-catalogue.ts'
import type {
  LineCatalogue,
  LineProblem,
  LineSpec,
  Thing,
  Usual,
} from '../../../domain/quick-order/lines/line-spec.ts'
import { nearestSpecs } from '../../../domain/quick-order/lines/nearest-specs.ts'
import {
  type ReadLine,
  readOneLine,
  readQuickOrderLines,
} from '../../../domain/quick-order/lines/read-lines.ts'
import { readShopLine } from '../../../domain/quick-order/lines/read-mixture.ts'
import type { LineStatus } from '../../../domain/quick-order/lines/resolve-line.ts'
import { thingName, writeLine } from '../../../domain/quick-order/lines/write-line.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { preparationParts, type Translate } from '../../../messages/shop/preparations.ts'
import {
  lineLabel,
  lineProblemMessages,
  ownParts,
  type ShortLabel,
  shortLabels,
  statedPriceMessage,
  unreadWordsMessage,
} from '../../../messages/shop/quick-order.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { forEachInTurns } from '../../long-tasks/in-turns.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { type PriceCatalogue, priceCatalogue } from '../prices/price-products.ts'
import { allReadyProducts, type NumberedProduct } from '../products/ready-products.ts'
import { findAllRemedies, type StoredRemedy } from '../remedies/find-remedies.ts'
import { toRemedyFacts } from '../remedies/requested-remedies.ts'
import { orderedWeights } from '../search/order-counts.ts'
import { remedySynonyms } from '../search/remedy-synonyms.ts'
import { namedProduct, namedRemedy, printedNames } from './named-things.ts'

/** What lines are read with, and the prices of their items. */
type QuickOrderFacts = {
  catalogue: LineCatalogue
  prices: PriceCatalogue['prices']
  products: ReadonlyMap<number, NumberedProduct>
}

const numberIn = ({ record }: StoredRemedy) =>
  typeof record.nr === 'number' ? { number: record.nr } : {}

/** The facts that read order lines; memoized until the catalogue changes. */
const lineFacts = memoizeByCatalogueVersion(async (db: Database): Promise<QuickOrderFacts> => {
  const [remedies, products, synonyms, ordered, { prices }] = await Promise.all([
    findAllRemedies(db),
    allReadyProducts(db),
    remedySynonyms(db),
    orderedWeights(db),
    priceCatalogue(db),
  ])
  const named = [
    ...remedies.map((stored) => namedRemedy(stored, synonyms.get(stored.id), ordered)),
    ...products.map(namedProduct),
  ]
  const catalogue = createLineCatalogue({
    remedies: remedies.map((stored) => ({
      ...toRemedyFacts(stored),
      family: familyOfCategory(stored.category),
      ...numberIn(stored),
    })),
    products,
    printedNames: products.flatMap(printedNames),
    ...createNameFinder(named),
  })
  return { catalogue, prices, products: new Map(products.map((one) => [one.id, one])) }
})

/** An item for a cart; `id` is its price product or ready product. */
export type QuickItem = { id: number; name: string; info: CartInfo; price: Centimes }

/** An answer to a question. `text` replaces the line; `item` only when nothing is left to ask. */
export type QuickChoice = ShortLabel & {
  label: string
  text: string
  quantity: number
  item?: QuickItem
}

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
  /** How the price differs from the one that the line states. */
  notice?: string
  /** The account's usual form, size or vehicle completed the line. */
  isCompletedByHabit?: boolean
  problems: { code: LineProblem | SaleRestriction['code']; message: string }[]
  /** Words of the text that were not understood, or that order nothing: prices, dates, doses. */
  unread: readonly string[]
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
    product && {
      id: product.id,
      // Mixtures without a name get the default one, which orders recognise.
      name: item.name(language) || i18nIn[language]._(msg`Custom mixture`),
      info: item.info,
      price: product.price,
    }
  )
}

const namedSpec = (spec: LineSpec, item: QuickItem | undefined, { facts, language }: Reader) => ({
  name: item?.name ?? thingName(spec.thing, facts.catalogue, language),
  spec,
  info: item?.info,
})

/** The answers that can be ordered or lead to the next question. */
const choicesOf = ({ choices }: ReadLine, reader: Reader): QuickChoice[] => {
  const t = (message: MessageDescriptor) => reader.t(message)
  const offered = choices.flatMap(({ spec, text, label, preparation, item: complete }) => {
    const item = itemOf(complete, reader)
    // What has no price cannot be ordered.
    if (complete && !item) return []
    const parts = preparation ? preparationParts(preparation, t) : []
    return [{ text, label, parts, item, named: spec && namedSpec(spec, item, reader) }]
  })
  const differing = ownParts(offered.map(({ parts }) => parts))
  const named = offered.flatMap((one) => one.named ?? [])
  const shorts = named.length === offered.length ? shortLabels(named, t) : []
  return offered.map(({ text, label: own, parts, item, named: one }, at) => {
    const shown = differing[at]?.length ? differing[at] : parts
    const label = one
      ? lineLabel(one, t)
      : (own ?? (shown.join(' · ') || text.replaceAll('\n', ' + ')))
    const short = shorts[at] ?? { group: '', short: label }
    return { label, ...short, text, quantity: one?.spec.quantity ?? 1, ...(item && { item }) }
  })
}

/** The nearest that can be ordered instead of a line without a price. */
const nearestChoices = ({ spec }: ReadLine, reader: Reader): ReadLine['choices'] => {
  const { catalogue } = reader.facts
  const nearest = spec ? nearestSpecs(spec, catalogue) : []
  return nearest
    .flatMap((near) => {
      const item = finishLine(near, catalogue)
      if (!itemOf(item, reader)) return []
      return [{ spec: near, item, text: writeLine(near, catalogue, reader.language) }]
    })
    .slice(0, maxNearest)
}

const maxNearest = 6

const problemOf = (code: LineProblem, unread: readonly string[], { t, language }: Reader) => {
  const [open, close] = quotationMarks[language]
  const words = unread.map((word) => `${open}${word}${close}`).join(', ')
  const isNamed = code === 'words-unread' && unread.length > 0
  return { code, message: t(isNamed ? unreadWordsMessage(words) : lineProblemMessages[code]) }
}

const quotationMarks = {
  fr: ['«\u00a0', '\u00a0»'],
  de: ['«', '»'],
  en: ['“', '”'],
  it: ['«', '»'],
} as const satisfies Record<Language, readonly [string, string]>

/** A stated price may be that of one piece or of all. */
const noticeOf = (
  { statedPrice, quantity }: ReadLine,
  item: QuickItem | undefined,
  t: Reader['t'],
) => {
  if (!item || statedPrice === undefined) return undefined
  const isSame = [item.price, times(item.price, quantity)].includes(statedPrice)
  return isSame ? undefined : t(statedPriceMessage(statedPrice, item.price))
}

/** 'Homeopathy: Arnica montana 4 DH + …: Drops · 60 ml' of a line that is a mixture. */
const mixtureLabel = ({ item }: ReadLine, t: Translate) => {
  if (item?.info.type !== 'custom') return undefined
  const { substances, detail } = lineMessages(item.info, t)
  return [substances.join(' + '), detail].join(' · ')
}

const viewOf = (read: ReadLine, reader: Reader): QuickLine => {
  const item = itemOf(read.item, reader)
  const isUnpriced = read.item !== undefined && item === undefined
  const notice = noticeOf(read, item, reader.t)
  const label = read.spec
    ? lineLabel(namedSpec({ ...read.spec, quantity: 1 }, item, reader), (one) => reader.t(one))
    : (mixtureLabel(read, (one) => reader.t(one)) ?? read.asked ?? '')
  const problems = isUnpriced ? (['price-not-found'] as const) : read.problems
  return {
    line: read.line,
    text: read.text,
    status: isUnpriced ? 'impossible' : read.status,
    quantity: read.quantity,
    label,
    ...(item && { item }),
    ...(notice && { notice }),
    problems: problems.map((code) => problemOf(code, read.unread, reader)),
    unread: read.unread,
    choices: choicesOf(
      isUnpriced ? { ...read, choices: nearestChoices(read, reader) } : read,
      reader,
    ),
  }
}

type Requested = {
  text: string
  language: Language
  /** Reads each line; by default as the quick order does. */
  readLine?: typeof readOneLine
  /** What the account usually orders; unknown for visitors. */
  usual?: ((thing: Thing) => Usual | undefined) | undefined
}

/** Reads a text, one item per line, in the language of the caller. */
export const readQuickOrder = async (
  db: Database,
  { text, language, usual, readLine = readShopLine }: Requested,
): Promise<QuickLine[]> => {
  const facts = await lineFacts(db)
  const { catalogue } = facts
  const i18n = i18nIn[language]
  const reader: Reader = { facts, language, t: i18n._.bind(i18n) }
  const isReadAlone = (line: ReadLine) => readOneLine(line, catalogue, language).item !== undefined
  const lines: QuickLine[] = []
  const known = usual ? { ...catalogue, usual } : catalogue
  const reading = readQuickOrderLines(text, known, language, readLine)
  await forEachInTurns(reading, (read) => {
    const view = viewOf(read, reader)
    const isComplete = view.item && view.item.info.type !== 'custom'
    const isByHabit = usual && isComplete && !isReadAlone(read)
    lines.push(isByHabit ? { ...view, isCompletedByHabit: true } : view)
  })
  return lines
}
