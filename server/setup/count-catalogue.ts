import type { Database } from '../db/client.ts'

export type CatalogueCounts = { remedies: number; products: number; prices: number }

const countOf = async (query: Promise<{ count: string | number | bigint }>) =>
  Number((await query).count)

/** How much the stored catalogue has. */
export const countCatalogue = async (db: Database): Promise<CatalogueCounts> => {
  const products = db.selectFrom('product').select((eb) => eb.fn.countAll().as('count'))
  const [remedies, ready, prices] = await Promise.all([
    countOf(
      db
        .selectFrom('remedy')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ),
    countOf(products.where('kind', '!=', 'price').executeTakeFirstOrThrow()),
    countOf(products.where('kind', '=', 'price').executeTakeFirstOrThrow()),
  ])
  return { remedies, products: ready, prices }
}
