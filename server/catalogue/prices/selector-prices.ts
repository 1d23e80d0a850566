import type { Centimes } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { listPrices } from './price-products.ts'

/**
 * Id and price by slug, of the price products whose slugs start with one of the prefixes, for
 * selectors.
 */
export const selectorPrices = async (
  db: Database,
  ...prefixes: readonly string[]
): Promise<Record<string, readonly [id: number, price: Centimes]>> =>
  Object.fromEntries(
    (await listPrices(db))
      .filter(({ slug }) => prefixes.some((prefix) => slug.startsWith(prefix)))
      .map(({ slug, id, price }) => [slug, [id, price] as const]),
  )
