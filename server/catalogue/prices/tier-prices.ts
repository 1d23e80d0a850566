import { exampleSlugs, priceExamples } from '../../../domain/mixture/price-examples.ts'
import type { Database } from '../../db/client.ts'
import { findPrices } from './price-products.ts'

/** Examples of mixture prices. */
export const tierPrices = async (db: Database) => {
  const prices = await findPrices(db, exampleSlugs())
  return priceExamples((slug) => prices.get(slug))
}
