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
