import type { Insertable, Transaction } from 'kysely'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { ProductTable } from '../../db/tables/catalogue.ts'
import type { StoredProduct } from './stored-products.ts'

const toRow = ({ vatClass, isListed, ...product }: StoredProduct): Insertable<ProductTable> => ({
  ...product,
  vat_class: vatClass,
  is_listed: isListed,
  categories: json(product.categories),
  record: json(product.record),
})

/** Rows per statement: engines limit the parameters. */
const batchSize = 500

/** Inserts new products and overwrites known ones, by id; counts up the versions of known ones. */
export const writeProducts = async (
  trx: Transaction<Schema>,
  products: readonly StoredProduct[],
): Promise<void> => {
  for (let from = 0; from < products.length; from += batchSize)
    await trx
      .insertInto('product')
      .values(products.slice(from, from + batchSize).map(toRow))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          price: eb.ref('excluded.price'),
          vat_class: eb.ref('excluded.vat_class'),
          position: eb.ref('excluded.position'),
          categories: eb.ref('excluded.categories'),
          record: eb.ref('excluded.record'),
          is_listed: eb.ref('excluded.is_listed'),
          version: eb('product.version', '+', 1),
        })),
      )
      .execute()
}

/**
 * The next id, which no product has had: an undone import removes its products. Requires the lock
 * of a catalogue change.
 */
export const nextProductId = async (trx: Transaction<Schema>): Promise<number> => {
  const [product, imported] = await Promise.all([
    trx.selectFrom('product').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    trx
      .selectFrom('catalogue_import_row')
      .select('product_id')
      .orderBy('product_id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return Math.max(product?.id ?? 0, imported?.product_id ?? 0) + 1
}
