import type { Language } from '../../../domain/language.ts'
import {
  decide,
  type FoundLine,
  findLineProduct,
  type LineRefusal,
  requirements,
} from '../../../domain/order/decide.ts'
import type { LineFacts } from '../../../domain/order/line-facts.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { SaleRestriction } from '../../../domain/order/sale-restriction.ts'
import type { Result } from '../../../domain/result.ts'
import { findPrices } from '../../catalogue/prices/price-products.ts'
import { findReadyProducts } from '../../catalogue/products/ready-products.ts'
import { findRequestedRemedies } from '../../catalogue/remedies/requested-remedies.ts'
import type { Database } from '../../db/client.ts'

/**
 * Loads what the items require to be decided; names in `language` (R44). `restrictions`: what the person
 * may not order; staff may order everything.
 */
export const findLineFacts = async (
  db: Database,
  items: readonly PostedItem[],
  language: Language,
  restrictions: readonly SaleRestriction[] = [],
): Promise<LineFacts> => {
  const required = items.map(requirements)
  const [remedies, products] = await Promise.all([
    findRequestedRemedies(
      db,
      required.flatMap(({ remedies }) => remedies),
    ),
    findReadyProducts(
      db,
      required.flatMap(({ products }) => products),
    ),
  ])
  return { language, remedies, products, restrictions }
}

/**
 * Decides each item once, then loads the prices of all in one query; one result per item. The
 * rules say which price products count, so prices cannot be loaded with the facts.
 */
export const decideItems = async (
  db: Database,
  items: readonly PostedItem[],
  facts: LineFacts,
): Promise<Result<FoundLine, LineRefusal>[]> => {
  const decided = items.map((item) => decide(item, facts))
  const slugs = decided.flatMap((line) =>
    line.ok && 'slugs' in line.value ? line.value.slugs : [],
  )
  const prices = await findPrices(db, slugs)
  return decided.map((line) => (line.ok ? findLineProduct(line.value, prices) : line))
}
