import type { RemedyFacts } from '../../../domain/catalogue/find-requested-remedy.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { findAllRemedies } from '../remedies/find-remedies.ts'
import { toRemedyFacts } from '../remedies/to-remedy-facts.ts'
import { listPrices } from './price-products.ts'

/** Remedies by id and price products by slug, for price lookups. */
export type PriceCatalogue = {
  remedies: ReadonlyMap<number, RemedyFacts>
  prices: ReadonlyMap<string, { id: number; price: Centimes }>
}

/**
 * Data of price lookups, memoized until the catalogue changes: displayed prices may be 50 ms old.
 * Orders query the database.
 */
export const priceCatalogue = memoizeByCatalogueVersion(
  async (db: Database): Promise<PriceCatalogue> => {
    const [remedies, prices] = await Promise.all([findAllRemedies(db), listPrices(db)])
    return {
      remedies: new Map(remedies.map((stored) => [stored.id, toRemedyFacts(stored)])),
      prices: new Map(prices.map(({ id, slug, price }) => [slug, { id, price }])),
    }
  },
)
