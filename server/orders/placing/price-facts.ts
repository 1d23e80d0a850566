import type { Language } from '../../../domain/language.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { PriceFacts } from '../../../domain/order/price-facts.ts'
import { requiredFacts } from '../../../domain/order/price-line.ts'
import { findPrices } from '../../catalogue/prices/price-products.ts'
import { findReadyProducts } from '../../catalogue/products/ready-products.ts'
import { findRequestedRemedies } from '../../catalogue/remedies/requested-remedies.ts'
import type { Database } from '../../db/client.ts'

/** Loads everything that pricing needs, in three queries; names in `language` (R44). */
export const findPriceFacts = async (
  db: Database,
  items: readonly PostedItem[],
  language: Language,
): Promise<PriceFacts> => {
  const asks = requiredFacts(items)
  const [remedies, prices, products] = await Promise.all([
    findRequestedRemedies(db, asks.remedies),
    findPrices(db, asks.slugs),
    findReadyProducts(db, asks.products),
  ])
  return { language, remedies, prices, products }
}
