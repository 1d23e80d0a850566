import { type Centimes, centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import { readVatClass } from '../../../domain/order/vat.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord, ProductKind } from '../../db/tables/catalogue.ts'
import { isPossibleId } from '../remedies/find-remedies.ts'

/** A product with its own page. Fields of `record`: D2 §3, texts per language. */
export type Product = {
  id: number
  slug: string
  kind: ProductKind
  name: string
  price: Centimes
  vatClass: VatClass
  categories: readonly { slug: string; name: string }[]
  record: CatalogueRecord
}

/** Hidden products are neither shown nor sold. */
const products = (db: Database) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'kind', 'name', 'price', 'vat_class', 'categories', 'record'])
    .where('is_listed', '=', true)

type Row = Awaited<ReturnType<ReturnType<typeof products>['execute']>>[number]

const toProduct = ({ price, vat_class, ...row }: Row): Product => ({
  ...row,
  price: centimes(price),
  vatClass: readVatClass(vat_class),
})

/** Products of a kind by position; `category` filters, e.g. `animals`. */
export const findProducts = async (
  db: Database,
  kind: ProductKind,
  category?: string,
): Promise<Product[]> =>
  (await products(db).where('kind', '=', kind).orderBy('position').orderBy('id').execute())
    .filter(({ categories }) => !category || categories.some(({ slug }) => slug === category))
    .map(toProduct)

/** All products of all kinds. */
export const allProducts = async (db: Database): Promise<Product[]> =>
  (await products(db).orderBy('kind').orderBy('position').orderBy('id').execute()).map(toProduct)

/** A product by slug; undefined for price products, which have no page. */
export const findProduct = async (db: Database, slug: string): Promise<Product | undefined> => {
  if (/\p{Cc}/u.test(slug)) return undefined
  const found = await products(db)
    .where('slug', '=', slug)
    .where('kind', '!=', 'price')
    .executeTakeFirst()
  return found && toProduct(found)
}

/** A product by id, price products included; undefined for ids out of range. */
export const findProductById = async (db: Database, id: number): Promise<Product | undefined> => {
  if (!isPossibleId(id)) return undefined
  const found = await products(db).where('id', '=', id).executeTakeFirst()
  return found && toProduct(found)
}

/** Products by ids, without price products. */
export const findProductsById = async (
  db: Database,
  ids: readonly number[],
): Promise<Product[]> => {
  if (ids.length === 0) return []
  const found = await products(db)
    .where('id', 'in', [...new Set(ids)])
    .where('kind', '!=', 'price')
    .execute()
  return found.map(toProduct)
}
