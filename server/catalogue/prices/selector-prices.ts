import type { Centimes } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { listPrices } from './price-products.ts'

const pricesWithPrefixes = memoizeByCatalogueVersion(
  async (
    db: Database,
    prefixes: readonly string[],
  ): Promise<Readonly<Record<string, readonly [id: number, price: Centimes]>>> =>
    Object.fromEntries(
      (await listPrices(db))
        .filter(({ slug }) => prefixes.some((prefix) => slug.startsWith(prefix)))
        .map(({ slug, id, price }) => [slug, [id, price] as const]),
    ),
)

/**
 * Id and price by slug, of the price products whose slugs start with one of the prefixes, for
 * selectors. Read once per version of the catalogue.
 */
export const selectorPrices = (db: Database, ...prefixes: readonly string[]) =>
  pricesWithPrefixes(db, prefixes)
