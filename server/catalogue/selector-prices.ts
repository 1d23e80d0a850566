import type { Centimes } from '../../domain/money.ts'
import type { Database } from '../db/client.ts'
import { priceList } from './price-products.ts'

/** Id and price of the price products whose slugs begin alike, by slug, as selectors look them up. */
export const selectorPrices = async (
  db: Database,
  prefix: string,
): Promise<Record<string, readonly [id: number, price: Centimes]>> =>
  Object.fromEntries(
    (await priceList(db, prefix)).map(({ slug, id, price }) => [slug, [id, price] as const]),
  )
