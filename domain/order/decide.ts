import type { CartInfo } from '../cart/cart-info.ts'
import { mostExpensive } from '../mixture/mixture-price.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { LineFacts, PriceProduct, PricesBySlug, Requirements } from './line-facts.ts'
import { everyLine } from './lines/every-line.ts'
import type { DecidedLine, LineDefinition, LineRefusal } from './lines/line-definition.ts'
import type { LineType, PostedItem } from './posted-item.ts'

const definitionOf = <Type extends LineType>({ info }: PostedItem<Type>): LineDefinition<Type> =>
  everyLine[info.type]

/** What must be loaded to decide a line. Runs no rules. */
export const requirements = (item: PostedItem): Requirements => ({
  remedies: [],
  products: [],
  ...definitionOf(item).requirements(item),
})

/** Decides a line from the facts, by the rules of its family. Ignores the claimed id and price. */
export const decide = (item: PostedItem, facts: LineFacts): Result<DecidedLine, LineRefusal> =>
  definitionOf(item).decide(item, facts)

/** A decided line with its product. */
export type FoundLine = { name: string; info: CartInfo; product: PriceProduct }

/** Finds the product of a decided line; of several price products the most expensive (R14). */
export const findProduct = (
  decided: DecidedLine,
  prices: PricesBySlug,
): Result<FoundLine, LineRefusal> => {
  const { name, info } = decided
  if ('product' in decided) return ok({ name, info, product: decided.product })
  const found = mostExpensive(decided.slugs, (slug) => prices.get(slug))
  if (!found.ok) return refuse({ code: 'price-not-found', field: 'info', ...found.refusal })
  return ok({ name, info, product: found.value.product })
}
