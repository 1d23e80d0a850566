import { illustratedTopics } from '../../../domain/catalogue/topic-illustration.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { priceCombinations, priceProductName } from '../../../domain/prices/price-combination.ts'
import { isUnusualPrice } from '../../../domain/prices/read-amount.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { slugOf } from '../../../domain/slug.ts'
import { readyFormNames } from '../../../messages/shop/packs.ts'
import type { Database } from '../../db/client.ts'
import type { ProductCategory } from '../../db/tables/catalogue.ts'
import {
  importTable,
  type RowProblem,
  type RowValues,
  type ShownValue,
} from '../../imports/import-table.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { combinationNames } from '../prices/combination-names.ts'
import { categoryName, categoryNames } from '../product-changes/categories.ts'
import { findStoredProducts, type StoredProduct } from '../product-changes/stored-products.ts'
import { findPictureTitles, imageReferences } from '../products/product-images.ts'
import { partTexts } from '../products/product-parts.ts'
import { productColumns, readyProductColumns, recordFields } from './product-columns.ts'
import { cancelPrices, findOrdered, writeImportedProducts } from './write-imported-products.ts'

const valuesOf = (product: StoredProduct, titles: ReadonlyMap<string, string>): RowValues => {
  const { id, slug, kind, name, price, steps, vatClass, position, isListed } = product
  const { categories, record } = product
  return {
    ...{
      number: id,
      code: slug,
      name,
      kind,
      price,
      steps,
      vatClass,
      position,
      isListed,
      categories,
    },
    composition: partTexts(record),
    pictures: imageReferences(record).flatMap((each) => titles.get(each) ?? []),
    ...Object.fromEntries(
      Object.keys(recordFields).map((field) => [field, record[field] ?? ''] as const),
    ),
  }
}

/** The name in files: what a price is for, or the title. */
const nameOf = ({ code, name, ...values }: RowValues, language: Language): string =>
  combinationNames(String(code))?.[language] || String(values[`title_${language}`] || name || '')

let slugsByName: ReadonlyMap<string, string> | undefined

/** The combination that a name is of, in any language. */
const combinationNamed = (name: unknown): string | undefined => {
  slugsByName ??= new Map(
    [...priceCombinations().keys()].flatMap((slug) =>
      Object.values(combinationNames(slug) ?? {}).map((one) => [foldText(one), slug] as const),
    ),
  )
  return typeof name === 'string' ? slugsByName.get(foldText(name)) : undefined
}

const valuesIn = (products: readonly RowValues[], field: string, known: readonly string[]) => [
  ...new Set(
    [...known, ...products.map((product) => String(product[field] ?? ''))].filter(Boolean),
  ),
]

const indexOf = (products: readonly RowValues[], pictures: Iterable<string>) => {
  const numbers = new Map<string, Set<unknown>>()
  for (const product of products)
    for (const language of languages) {
      const name = foldText(nameOf(product, language))
      numbers.set(name, (numbers.get(name) ?? new Set()).add(product.number))
    }
  const bySlug = new Map(
    products
      .flatMap((product) => product.categories as ProductCategory[])
      .map((category) => [category.slug, category] as const),
  )
  const categories = [...bySlug.values()]
  return {
    codes: products.map(({ code }) => String(code)),
    /** What these columns may say. */
    known: {
      form: valuesIn(products, 'form', Object.keys(readyFormNames)),
      topic: valuesIn(products, 'topic', illustratedTopics),
      pictures: [...new Set(pictures)],
    },
    /** Whether other products have the name, and this one has not. */
    isNameOfAnother: (name: unknown, { number }: RowValues) => {
      const named = numbers.get(foldText(String(name)))
      return named !== undefined && !named.has(number)
    },
    categories: new Map(
      categories.flatMap((category) =>
        [category.slug, category.name, ...Object.values(categoryNames(category))]
          .filter(Boolean)
          .map((name) => [foldText(name), category] as const),
      ),
    ),
  }
}

type Facts = ReturnType<typeof indexOf>

/** The names of all categories in a language. */
const categoryChoices =
  ({ categories }: Facts) =>
  ({ language }: ShownValue) =>
    [...new Set(categories.values())]
      .map((category) => categoryName(category, language))
      .toSorted((one, other) => one.localeCompare(other, language))

const categoriesOf = (
  names: readonly string[],
  facts: Facts,
): Result<ProductCategory[], RowProblem> => {
  const { categories } = facts
  const unknown = names.find((name) => !categories.has(foldText(name)))
  if (unknown === undefined)
    return ok(names.flatMap((name) => categories.get(foldText(name)) ?? []))
  return refuse({
    ...{ reason: 'category-unknown', column: 'categories', value: unknown },
    choices: categoryChoices(facts),
  })
}

/** Titles of pictures, which a file may name as their files are called. */
const titlesOf = (pictures: readonly string[], { known }: Facts): string[] =>
  pictures.map((given) => {
    const name = foldText(given.replace(/\.[a-z0-9]{1,5}$/i, ''))
    const isNamed = (title: string) => title === given || foldText(title) === name
    return known.pictures.find(isNamed) ?? given
  })

const knownColumns = ['form', 'topic', 'pictures'] as const

/** The first code of a form or topic, or title of a picture, that the shop does not have. */
const unknownValue = (values: RowValues, { known }: Facts): RowProblem | undefined => {
  for (const column of knownColumns)
    for (const value of [values[column] ?? []].flat())
      if (value !== '' && !known[column].includes(String(value)))
        return {
          ...{ reason: 'value-unknown', column, value: String(value) },
          choices: () => known[column],
        }
  return undefined
}

/** The values of a new price product of a combination, or of a new ready product. */
const createdValues = (values: RowValues, { codes }: Facts): Result<RowValues, RowProblem> => {
  const { code, kind, price } = values
  const problem = (reason: RowProblem['reason'], column = 'code') =>
    refuse({ reason, column, value: String(code) })
  const combination = priceCombinations().get(String(code))
  if (!combination && (!kind || kind === 'price'))
    return refuse({
      ...{ reason: 'product-unknown', column: 'code', value: String(code) },
      choices: () => [...new Set([...codes, ...priceCombinations().keys()])],
    })
  if (price === undefined) return problem('price-missing', 'price')
  if (combination) return ok({ ...values, kind: 'price', name: priceProductName(combination) })
  const name = values.title_en || values.title_fr
  if (!name) return problem('title-missing', 'title_fr')
  return slugOf(String(code)) === code ? ok({ ...values, name }) : problem('code-invalid')
}

/** Combinations first, by name; ready products in the order of the shop. */
const exportOrder = (one: RowValues, other: RowValues, language: Language) => {
  const isPrice = ({ kind }: RowValues) => kind === 'price'
  return (
    Number(isPrice(other)) - Number(isPrice(one)) ||
    (isPrice(one)
      ? nameOf(one, language).localeCompare(nameOf(other, language), language, { numeric: true })
      : 0)
  )
}

const loadProducts = async (db: Database, isRead: (product: StoredProduct) => boolean) => {
  const titles = await findPictureTitles(db)
  const records = (await findStoredProducts(db)).filter(isRead).map((product) => ({
    ...{ key: String(product.id), values: valuesOf(product, titles), changes: product.version - 1 },
  }))
  const values = records.map((record) => record.values)
  return { records, facts: indexOf(values, titles.values()) }
}

/** Prices of combinations and ready products, and whatever else the file has of them. */
export const priceTable = importTable<Facts>({
  name: 'prices',
  resource: 'prices',
  columns: productColumns,
  exported: ['number', 'name', 'price', 'steps', 'vatClass'],
  datedColumn: 'price',
  exportOrder,
  load: (db) => loadProducts(db, () => true),
  missing: (records) => {
    const priced = new Set(records.map(({ values }) => values.code))
    const slugs = [...priceCombinations().keys()].filter((slug) => !priced.has(slug))
    return slugs.map((code) => ({ code, kind: 'price' }))
  },
  naturalKey: ({ code, name }) => (code === undefined ? combinationNamed(name) : String(code)),
  unknownName: ({ number, code, name }) =>
    number === undefined && code === undefined && name
      ? {
          ...{ reason: 'name-unknown', column: 'name', value: String(name) },
          choices: ({ language }) =>
            [...priceCombinations().keys()].map((slug) => nameOf({ code: slug }, language)),
        }
      : undefined,
  choices: (facts) => ({
    categories: categoryChoices(facts),
    ...Object.fromEntries(knownColumns.map((column) => [column, () => facts.known[column]])),
  }),
  nameOf,
  check: ({ values, known, facts }) => {
    const { number: _, name, ...written } = values
    const named = known || written.code !== undefined ? undefined : combinationNamed(name)
    const given: RowValues = {
      ...written,
      ...(named && { code: named }),
      ...(Array.isArray(written.pictures) && { pictures: titlesOf(written.pictures, facts) }),
    }
    const { categories: names } = given
    if (known && given.code !== undefined && given.code !== known.values.code)
      return refuse({
        reason: 'code-of-another-product',
        column: 'code',
        value: String(given.code),
      })
    // A column that was sorted alone, or a file of another shop.
    if (known && values.number !== undefined && name && facts.isNameOfAnother(name, known.values))
      return refuse({ reason: 'name-of-another-product', column: 'name', value: String(name) })
    const unknown = unknownValue(given, facts)
    if (unknown) return refuse(unknown)
    const kind = known?.values.kind ?? given.kind ?? 'price'
    if (Array.isArray(given.steps) && given.steps.length > 0 && kind !== 'price')
      return refuse({ reason: 'steps-of-product', column: 'steps', value: '' })
    const categories = Array.isArray(names) ? categoriesOf(names, facts) : undefined
    if (categories && !categories.ok) return categories
    const changed = { ...given, ...(categories && { categories: categories.value }) }
    return known ? ok(changed) : createdValues(changed, facts)
  },
  isUnusual: ({ before, after }) =>
    after?.price !== undefined &&
    isUnusualPrice(before ? Number(before.price) : undefined, Number(after.price)),
  transact: tryCatalogueChange,
  write: writeImportedProducts,
  cancel: cancelPrices,
  findOrdered,
})

/** Ready products with all their texts. */
export const productTable = importTable({
  ...priceTable,
  name: 'products',
  columns: readyProductColumns,
  exported: Object.keys(productColumns).filter((column) => column !== 'name'),
  missing: () => [],
  example: {
    ...{ code: 'exemplum-drops-50ml', kind: 'otc', price: 1_890, vatClass: 'reduced' },
    ...{
      position: 1,
      isListed: true,
      composition: ['Exemplum montanum 3DH', 'Exemplum album 5CH'],
    },
    ...{ nr: 12, size: '50 ml', month_from: 10, month_to: 2 },
    ...{ title_fr: 'Exemplum gouttes', title_en: 'Exemplum drops' },
    ...{ title_de: 'Exemplum Tropfen', title_it: 'Exemplum gocce' },
  },
  load: (db) => loadProducts(db, ({ kind }) => kind !== 'price'),
  naturalKey: ({ code }) => (code === undefined ? undefined : String(code)),
  unknownName: () => undefined,
  check: (row) =>
    priceCombinations().has(String(row.values.code))
      ? refuse({ reason: 'product-unknown', column: 'code', value: String(row.values.code) })
      : priceTable.check(row),
})
