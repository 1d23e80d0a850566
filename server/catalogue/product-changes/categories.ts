import type { Transaction } from 'kysely'
import { byLanguage, type Language } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { searchKey } from '../../../domain/search/staff-search.ts'
import { slugOf } from '../../../domain/slug.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { ProductCategory } from '../../db/tables/catalogue.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import type { EditedProduct } from './edited-product.ts'
import { findStoredProducts } from './stored-products.ts'
import { writeProducts } from './write-products.ts'

/** A category with the number of its products. */
export type CountedCategory = ProductCategory & { products: number }

/** The name of a category in a language, or the one that stands for it. */
export const categoryName = ({ name, names }: ProductCategory, language: Language): string =>
  names?.[language] || name

/** The names of a category in each language, '' where there is none. */
export const categoryNames = ({ name, names = { fr: name } }: ProductCategory) =>
  byLanguage((language) => names[language] ?? '')

/** The categories in use, by their names in a language. */
export const listCategories = async (
  db: Database,
  language: Language = 'fr',
): Promise<CountedCategory[]> => {
  const rows = await db
    .selectFrom('product')
    .select('categories')
    .where('kind', '!=', 'price')
    .execute()
  const counted = new Map<string, CountedCategory>()
  for (const category of rows.flatMap(({ categories }) => categories)) {
    const { slug } = category
    counted.set(slug, { ...category, products: (counted.get(slug)?.products ?? 0) + 1 })
  }
  const { compare } = new Intl.Collator(language)
  const nameOf = (category: ProductCategory) => categoryName(category, language)
  return [...counted.values()].sort((one, other) => compare(nameOf(one), nameOf(other)))
}

/** The categories of an edited product, new ones included; undefined for an unknown one. */
export const categoriesOf = async (
  db: Database,
  { categories, newCategories = [] }: EditedProduct,
): Promise<ProductCategory[] | undefined> => {
  const known = (await listCategories(db)).map(({ products: _, ...category }) => category)
  const chosen = categories.map((wanted) => known.find(({ slug }) => slug === wanted))
  if (chosen.some((one) => !one)) return undefined
  const added = newCategories.flatMap(({ language, name: written }): ProductCategory[] => {
    const name = written.trim()
    const slug = slugOf(name)
    if (slug === '') return []
    const isSame = (category: ProductCategory) =>
      category.slug === slug ||
      [category.name, ...Object.values(categoryNames(category))].some(
        (one) => searchKey(one) === searchKey(name),
      )
    return [known.find(isSame) ?? { slug, name, names: { [language]: name } }]
  })
  return [
    ...new Map([...chosen, ...added].flatMap((one) => (one ? [[one.slug, one]] : []))).values(),
  ]
}

type CategoryRefusal = 'category-unknown' | 'category-name-missing'

type CategoryNames = Readonly<Record<Language, string>>

/** Changes the names of a category in all its products. */
export const renameCategory = (
  db: Database,
  { slug, names: written }: { slug: string; names: CategoryNames },
  author: Author,
): Promise<Result<CountedCategory, CategoryRefusal>> =>
  tryCatalogueChange<CountedCategory, CategoryRefusal>(db, async (trx: Transaction<Schema>) => {
    const names = byLanguage((language) => written[language].trim())
    const name = Object.values(names).find(Boolean)
    if (!name) return refuse('category-name-missing')
    const products = (await findStoredProducts(trx)).filter(({ categories }) =>
      categories.some((category) => category.slug === slug),
    )
    const before = products[0]?.categories.find((category) => category.slug === slug)
    if (!before) return refuse('category-unknown')
    const renamed = { slug, name, names }
    await writeProducts(
      trx,
      products.map((product) => ({
        ...product,
        categories: product.categories.map((one) => (one.slug === slug ? renamed : one)),
      })),
      author.now,
    )
    await recordChange(trx, {
      ...author,
      action: 'update',
      resource: 'catalogue',
      recordId: slug,
      label: before.name,
      before: { name: categoryNames(before) },
      after: { name: names },
    })
    return ok({ ...renamed, products: products.length })
  })
