import type { Transaction } from 'kysely'
import { foldText } from '../../../domain/fold-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { slugOf } from '../../../domain/slug.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import type { Author } from '../price-changes/change-price.ts'
import type { EditedProduct } from './edited-product.ts'
import { findStoredProducts, type ProductCategory } from './stored-products.ts'
import { writeProducts } from './write-products.ts'

/** A category with the number of its products. */
export type CountedCategory = ProductCategory & { products: number }

/** The categories in use, by name. */
export const listCategories = async (db: Database): Promise<CountedCategory[]> => {
  const rows = await db
    .selectFrom('product')
    .select('categories')
    .where('kind', '!=', 'price')
    .execute()
  const counted = new Map<string, CountedCategory>()
  for (const { slug, name } of rows.flatMap(({ categories }) => categories))
    counted.set(slug, { slug, name, products: (counted.get(slug)?.products ?? 0) + 1 })
  return [...counted.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'))
}

/** The categories of an edited product, new ones included; undefined for an unknown one. */
export const categoriesOf = async (
  db: Database,
  { categories, newCategories = [] }: EditedProduct,
): Promise<ProductCategory[] | undefined> => {
  const known = (await listCategories(db)).map(({ slug, name }) => ({ slug, name }))
  const chosen = categories.map((wanted) => known.find(({ slug }) => slug === wanted))
  if (chosen.some((one) => !one)) return undefined
  const added = newCategories.flatMap((written): ProductCategory[] => {
    const name = written.trim()
    const slug = slugOf(name)
    if (slug === '') return []
    const same = known.find((one) => one.slug === slug || foldText(one.name) === foldText(name))
    return [same ?? { slug, name }]
  })
  return [
    ...new Map([...chosen, ...added].flatMap((one) => (one ? [[one.slug, one]] : []))).values(),
  ]
}

type CategoryRefusal = 'category-unknown' | 'category-name-missing'

/** Changes the name of a category in all its products. */
export const renameCategory = (
  db: Database,
  { slug, name: written }: { slug: string; name: string },
  author: Author,
): Promise<Result<CountedCategory, CategoryRefusal>> =>
  tryCatalogueChange<CountedCategory, CategoryRefusal>(db, async (trx: Transaction<Schema>) => {
    const name = written.trim()
    if (name === '') return refuse('category-name-missing')
    const products = (await findStoredProducts(trx)).filter(({ categories }) =>
      categories.some((category) => category.slug === slug),
    )
    const before = products[0]?.categories.find((category) => category.slug === slug)
    if (!before) return refuse('category-unknown')
    await writeProducts(
      trx,
      products.map((product) => ({
        ...product,
        categories: product.categories.map((one) => (one.slug === slug ? { slug, name } : one)),
      })),
    )
    await recordChange(trx, {
      ...author,
      action: 'update',
      resource: 'catalogue',
      recordId: slug,
      label: before.name,
      before: { name: before.name },
      after: { name },
    })
    return ok({ slug, name, products: products.length })
  })
