import type { Database } from '../../db/client.ts'

/** Longer than any slug that the rules make; what asks for more is not the shop. */
const longestSlug = 120

/** Counts that a combination has no price product, for the back office (R19). */
export const recordPriceMiss = async (db: Database, slug: string, now: Date) => {
  if (slug.length > longestSlug) return
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
