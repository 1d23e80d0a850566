import { priceCombinations } from '../../../domain/prices/price-combination.ts'
import type { Database } from '../../db/client.ts'

/** In characters; longer than any slug of the price rules. */
const maxSlugLength = 120

/** Counts a combination without a price product, for the back office (R19). */
export const recordPriceMiss = async (db: Database, slug: string, now: Date) => {
  if (slug.length > maxSlugLength) return
  await db
    .insertInto('price_miss')
    .values({ slug, misses: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        misses: eb('price_miss.misses', '+', 1),
        last_at: eb.ref('excluded.last_at'),
      })),
    )
    .execute()
}

/** All combinations without a price, the most requested first (R19). */
export const findMissingPrices = async (db: Database) => {
  const [products, counted] = await Promise.all([
    db
      .selectFrom('product')
      .select(['id', 'slug', 'is_listed'])
      .where('kind', '=', 'price')
      .execute(),
    db.selectFrom('price_miss').select(['slug', 'misses', 'last_at']).execute(),
  ])
  const priced = new Set(products.flatMap(({ slug, is_listed }) => (is_listed ? [slug] : [])))
  const hidden = new Map(products.map(({ slug, id }) => [slug, id]))
  const misses = new Map(counted.map((row) => [row.slug, row]))
  const combinations = priceCombinations()
  const slugs = [...new Set([...misses.keys(), ...combinations.keys()])]
  return slugs
    .filter((slug) => slug !== '' && !priced.has(slug))
    .map((slug) => ({
      slug,
      /** Undefined for a combination of older rules. */
      combination: combinations.get(slug),
      misses: misses.get(slug)?.misses ?? 0,
      lastAt: misses.get(slug)?.last_at,
      /** The hidden price product, if the combination has one. */
      hiddenId: hidden.get(slug),
    }))
    .sort((one, other) => other.misses - one.misses)
}
