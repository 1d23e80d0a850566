import { checkPreparation } from '../../domain/homeopathy/check-preparation.ts'
import { priceSlug } from '../../domain/homeopathy/price-slug.ts'
import type { PostedItem, PriceFacts } from '../../domain/order/price-line.ts'
import { findHomeopathyByName } from '../catalogue/find-homeopathy.ts'
import { findPrices } from '../catalogue/price-products.ts'
import type { Database } from '../db/client.ts'

/** The slug of the price product that a line asks for; undefined when it asks for nothing made. */
export const askedSlug = ({ info }: PostedItem): string | undefined => {
  const preparation = checkPreparation(info)
  return preparation.ok ? priceSlug(preparation.value) : undefined
}

/** Reads what pricing must know, by two indexed queries: today's prices, whoever changed them. */
export const findPriceFacts = async (
  db: Database,
  items: readonly PostedItem[],
): Promise<PriceFacts> => {
  const slugs = items.map(askedSlug).filter((slug) => slug !== undefined)
  const [remedies, products] = await Promise.all([
    findHomeopathyByName(
      db,
      items.map(({ name }) => name),
    ),
    findPrices(db, slugs),
  ])
  return { remedies, products }
}
