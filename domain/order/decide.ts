import type { CartInfo } from '../cart/cart-info.ts'
import { productInfo } from '../cart/line-info.ts'
import { findRequestedRemedy, type RequestedRemedy } from '../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import { type RemedyFamily, remedyCategories } from '../catalogue/remedy-category.ts'
import { mostExpensive } from '../mixture/mixture-price.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { LineFacts, PriceProduct, PricesBySlug, Requirements } from './line-facts.ts'
import {
  decisionOf,
  type PricedType,
  type RemedyReference,
  substanceRemedies,
  type Unavailable,
} from './lines/decisions.ts'
import type { OrderRefusal } from './order-refusal.ts'
import type { LineType, PostedItem } from './posted-item.ts'
import { findLineRestriction } from './sale-restriction.ts'

/** Reference by id when the line has one, else by the line's name (R44). */
const remedyReferenceOf = (name: string, info: object): RemedyReference =>
  'remedy' in info && typeof info.remedy === 'number' ? { id: info.remedy } : { name }

/** Prefixes the field with its place in an order: the name is outside of `info`. */
const lineRefusal = ({ field, reason }: Unavailable, { id }: RemedyReference): LineRefusal => {
  if (field === 'remedy')
    return { code: 'remedy-unknown', field: id === undefined ? 'name' : 'info.remedy' }
  if (field.endsWith('.remedy')) return { code: 'remedy-unknown', field: `info.${field}` }
  return { code: 'selection-impossible', field: `info.${field}`, reason }
}

/** The line definition of a family with price products, from the rules of the family. */
const pricedLine = <Type extends PricedType>(
  type: Type,
  remediesOf: (item: PostedItem<Type>, called: RemedyReference) => readonly RequestedRemedy[],
): LineDefinition<Type> => {
  const decide = decisionOf(type)
  return {
    requirements: (item) => ({
      remedies: remediesOf(item, remedyReferenceOf(item.name, item.info)),
    }),
    decide: (item, { remedies, language }) => {
      const called = remedyReferenceOf(item.name, item.info)
      const decision = decide(item.info, called, (asked) => findRequestedRemedy(remedies, asked))
      if (!decision.ok) return refuse(lineRefusal(decision.refusal, called))
      const { name, info, slugs } = decision.value
      return ok({ name: name(language), info, slugs })
    },
  }
}

/** A line of one remedy. */
const remedyLine = <Family extends RemedyFamily>(family: Family) =>
  pricedLine(family, (_item, called) => [{ category: remedyCategories[family], ...called }])

/** A ready product: found by id, must match the kind; the catalogue names it (R44). */
const readyLine = <Kind extends ShownKind>(kind: Kind): LineDefinition<Kind> => ({
  requirements: ({ id }) => ({ products: [id] }),
  decide: ({ id }, { products, language }) => {
    const product = products.get(id)
    if (!product) return refuse({ code: 'product-unknown', field: 'id' })
    if (product.kind !== kind) return refuse({ code: 'product-mismatch', field: 'info.type' })
    return ok({ name: product.titles[language], info: productInfo(product), product })
  },
})

/** The rules of every family of lines. */
export const everyLine: { readonly [Type in LineType]: LineDefinition<Type> } = {
  homeopathy: remedyLine('homeopathy'),
  gemmotherapy: remedyLine('gemmotherapy'),
  phytotherapy: remedyLine('phytotherapy'),
  oligotherapy: remedyLine('oligotherapy'),
  custom: pricedLine('custom', ({ info }) => substanceRemedies(info)),
  schussler: remedyLine('schussler'),
  complex: readyLine('complex'),
  otc: readyLine('otc'),
  kit: readyLine('kit'),
  seasonal: readyLine('seasonal'),
  supplement: readyLine('supplement'),
}

/**
 * Why a line is refused. `field` is its path in the line, as in the API:
 * 'info.substances.3.dilution'. `reason` is a code of the rules; `slug` is the missing price
 * product.
 */
export type LineRefusal = {
  code: OrderRefusal
  field?: string
  reason?: string
  slug?: string
  /** Why, in the language of the facts, where the code does not say it all. */
  message?: string
}

/**
 * A line that the laboratory makes: name in the language of the facts and validated info. Ready
 * products have their product, others the slugs of their price products.
 */
type DecidedLine = { name: string; info: CartInfo } & (
  | { product: PriceProduct }
  | { slugs: readonly string[] }
)

/** The rules of a family in an order; a new family adds one definition. */
type LineDefinition<Type extends LineType> = {
  /** What must be loaded to decide the line; unknown ones are reported when it is decided. */
  requirements: (item: PostedItem<Type>) => Partial<Requirements>
  decide: (item: PostedItem<Type>, facts: LineFacts) => Result<DecidedLine, LineRefusal>
}

const definitionOf = <Type extends LineType>({ info }: PostedItem<Type>): LineDefinition<Type> =>
  everyLine[info.type]

/** What must be loaded to decide a line. Runs no rules. */
export const requirements = (item: PostedItem): Requirements => ({
  remedies: [],
  products: [],
  ...definitionOf(item).requirements(item),
})

/**
 * Decides a line from the facts, by the rules of its family and what the person may order. Ignores the
 * claimed id and price.
 */
export const decide = (item: PostedItem, facts: LineFacts): Result<DecidedLine, LineRefusal> => {
  const decided = definitionOf(item).decide(item, facts)
  if (!decided.ok) return decided
  const restriction = findLineRestriction(facts.restrictions ?? [], {
    WcId: item.id,
    info: decided.value.info,
  })
  if (!restriction) return decided
  const { code, message } = restriction
  return refuse({ code, message, field: 'info' })
}

/** A decided line with its product. */
export type FoundLine = { name: string; info: CartInfo; product: PriceProduct }

/** Finds the product of a decided line; of several price products the most expensive (R14). */
export const findLineProduct = (
  decided: DecidedLine,
  prices: PricesBySlug,
): Result<FoundLine, LineRefusal> => {
  const { name, info } = decided
  if ('product' in decided) return ok({ name, info, product: decided.product })
  const found = mostExpensive(decided.slugs, (slug) => prices.get(slug))
  if (!found.ok) return refuse({ code: 'price-not-found', field: 'info', ...found.refusal })
  return ok({ name, info, product: found.value.product })
}
