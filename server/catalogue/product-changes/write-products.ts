import type { Insertable, Transaction } from 'kysely'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { ProductTable } from '../../db/tables/catalogue.ts'
import { recordEvents } from '../../events/record-event.ts'
import { lastImportedNumber } from '../../imports/list-imports.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { findStoredProducts, type StoredProduct } from './stored-products.ts'

const toRow = ({ vatClass, isListed, ...product }: StoredProduct): Insertable<ProductTable> => ({
  ...product,
  vat_class: vatClass,
  is_listed: isListed,
  steps: json(product.steps),
  categories: json(product.categories),
  record: json(product.record),
})

/** Rows per statement: engines limit the parameters. */
const batchSize = 500

/** Prices of combinations are products too, of which programs hear as prices. */
const eventOf = ({ id, kind, slug, price, isListed }: StoredProduct, now: Date) => ({
  kind: kind === 'price' ? ('price.changed' as const) : ('product.changed' as const),
  recordId: id,
  data: { slug, ...(kind === 'price' && { price }), isListed },
  now,
})

/** Inserts new products and overwrites known ones, by id; counts up the versions of known ones. */
export const writeProducts = async (
  trx: Transaction<Schema>,
  products: readonly StoredProduct[],
  now: Date,
): Promise<void> => {
  await recordEvents(
    trx,
    products.map((product) => eventOf(product, now)),
  )
  for (let from = 0; from < products.length; from += batchSize)
    await trx
      .insertInto('product')
      .values(products.slice(from, from + batchSize).map(toRow))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          price: eb.ref('excluded.price'),
          steps: eb.ref('excluded.steps'),
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
    lastImportedNumber(trx, ['prices', 'products']),
  ])
  return Math.max(product?.id ?? 0, imported) + 1
}

/** Positions are multiples, so that a product can be put between two. */
const step = 10

/** Puts the products of a range in an order; `ids` must name each of them once. */
export const orderProducts = (
  db: Database,
  { kind, ids }: { kind: ShownKind; ids: readonly number[] },
  author: Author,
): Promise<Result<{ moved: number }, 'order-incomplete'>> =>
  tryCatalogueChange<{ moved: number }, 'order-incomplete'>(db, async (trx) => {
    const products = (await findStoredProducts(trx)).filter((product) => product.kind === kind)
    const places = new Map(ids.map((id, index) => [id, (index + 1) * step]))
    const isComplete =
      places.size === products.length && products.every((product) => places.has(product.id))
    if (!isComplete) return refuse('order-incomplete')
    const moved = products.flatMap((product) => {
      const position = places.get(product.id) ?? product.position
      if (position === product.position) return []
      return [{ ...product, position, record: { ...product.record, order_index: position } }]
    })
    await writeProducts(trx, moved, author.now)
    const names = new Map(products.map(({ id, name }) => [id, name]))
    await recordChange(trx, {
      ...author,
      action: 'order',
      resource: 'catalogue',
      recordId: kind,
      label: kind,
      before: { order: products.map(({ name }) => name) },
      after: { order: ids.map((id) => names.get(id)) },
    })
    return ok({ moved: moved.length })
  })
