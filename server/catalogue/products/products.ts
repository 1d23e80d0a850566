import type { Centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord, ProductCategory, ProductKind } from '../../db/tables/catalogue.ts'
import { isPossibleId } from '../remedies/find-remedies.ts'

/** A product with its own page. Fields of `record`: D2 §3, texts per language. */
export type Product = {
  id: number
  slug: string
  kind: ProductKind
  name: string
  price: Centimes
  vatClass: VatClass
  categories: readonly ProductCategory[]
  record: CatalogueRecord
}

/** Hidden products are neither shown nor sold. */
const products = (db: Database) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'slug',
      'kind',
      'name',
      'price',
      'vat_class as vatClass',
      'categories',
      'record',
    ])
    .where('is_listed', '=', true)

/** Products of a kind by position; `category` filters, e.g. `animals`. */
export const findProducts = async (
  db: Database,
  kind: ProductKind,
  category?: string,
): Promise<Product[]> =>
  (await products(db).where('kind', '=', kind).orderBy('position').orderBy('id').execute()).filter(
    ({ categories }) => !category || categories.some(({ slug }) => slug === category),
  )

/** All products of all kinds. */
export const allProducts = (db: Database): Promise<Product[]> =>
  products(db).orderBy('kind').orderBy('position').orderBy('id').execute()

/** A product by slug; undefined for price products, which have no page. */
export const findProduct = async (db: Database, slug: string): Promise<Product | undefined> => {
  if (/\p{Cc}/u.test(slug)) return undefined
  return products(db).where('slug', '=', slug).where('kind', '!=', 'price').executeTakeFirst()
}

/** A product by id, price products included; undefined for ids out of range. */
export const findProductById = async (db: Database, id: number): Promise<Product | undefined> =>
  isPossibleId(id) ? products(db).where('id', '=', id).executeTakeFirst() : undefined

/** Products by ids, without price products. */
export const findProductsById = async (
  db: Database,
  ids: readonly number[],
): Promise<Product[]> => {
  if (ids.length === 0) return []
  return products(db)
    .where('id', 'in', [...new Set(ids)])
    .where('kind', '!=', 'price')
    .execute()
}
