import { foldText } from '../../../domain/fold-text.ts'
import { centimes } from '../../../domain/money.ts'
import { priceCombinations, priceProductName } from '../../../domain/prices/price-combination.ts'
import { isUnusualPrice } from '../../../domain/prices/read-amount.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { slugOf } from '../../../domain/slug.ts'
import { forEachInTurns } from '../../long-tasks/in-turns.ts'
import { categoryNames } from '../product-changes/categories.ts'
import type { StoredProduct } from '../product-changes/stored-products.ts'
import {
  changedProductFields,
  fieldsBefore,
  type ImportedFields,
  importedFieldsOf,
} from './imported-product.ts'
import { createNameIndex } from './product-names.ts'
import type { ReadRow, RowError, RowValues } from './read-rows.ts'

/** A row that creates or changes a product. */
export type ImportChange = {
  row: number
  /** The product before; undefined when the row creates it. */
  known: StoredProduct | undefined
  code: string
  name: string
  before: ImportedFields | undefined
  after: ImportedFields
  /** For a new product. */
  kind: StoredProduct['kind']
}

/** Whether its price is 0.00, or more than half above or below the present one. */
export const hasUnusualPrice = ({ known, after: { price } }: ImportChange) =>
  price !== undefined && isUnusualPrice(known?.price, price)

export type Comparison = { changes: ImportChange[]; unchanged: number; errors: RowError[] }

type Problem = Omit<RowError, 'row'>

const problem = (reason: RowError['reason'], value: unknown = '', column = ''): Problem => ({
  reason,
  column,
  value: String(value),
})

const indexOf = (products: readonly StoredProduct[]) => {
  const categories = products.flatMap((product) => product.categories)
  return {
    names: createNameIndex(products),
    byId: new Map(products.map((product) => [product.id, product])),
    bySlug: new Map(products.map((product) => [product.slug, product])),
    categories: new Map(
      categories.flatMap((category) =>
        [category.slug, category.name, ...Object.values(categoryNames(category))]
          .filter(Boolean)
          .map((name) => [foldText(name), category] as const),
      ),
    ),
    known: [...new Map(categories.map((category) => [category.slug, category])).values()],
  }
}
type Index = ReturnType<typeof indexOf>

const findKnown = (
  { number, code, name }: RowValues,
  { byId, bySlug, names }: Index,
): Result<StoredProduct | undefined, Problem> => {
  const numbered = number === undefined ? undefined : byId.get(number)
  const coded = code === undefined ? undefined : bySlug.get(code)
  if (number === undefined)
    return code === undefined ? refuse(problem('number-or-code-missing')) : ok(coded)
  if (!numbered) return refuse(problem('product-unknown', number))
  if (code !== undefined && numbered.slug !== code)
    return refuse(problem('code-of-another-product', code))
  // A column that was sorted alone, or a file of another shop.
  return name !== undefined && names.isOfAnother(name, numbered)
    ? refuse(problem('name-of-another-product', name))
    : ok(numbered)
}

const categoriesOf = (
  names: readonly string[] | undefined,
  { categories, known }: Index,
): Result<StoredProduct['categories'] | undefined, Problem> => {
  if (!names) return ok(undefined)
  const found = names.map((name) => ({ name, category: categories.get(foldText(name)) }))
  const unknown = found.find(({ category }) => !category)
  return unknown
    ? refuse({ ...problem('category-unknown', unknown.name), categories: known })
    : ok(found.flatMap(({ category }) => category ?? []))
}

/** A new price product for a combination, or a new ready product. */
const createdBy = (
  values: RowValues,
  after: ImportedFields,
): Result<Pick<ImportChange, 'code' | 'name' | 'kind' | 'after'>, Problem> => {
  const { code = '', kind, price } = values
  const combination = priceCombinations().get(code)
  if (!combination && (!kind || kind === 'price')) return refuse(problem('product-unknown', code))
  if (price === undefined) return refuse(problem('price-missing', code))
  if (combination) return ok({ code, name: priceProductName(combination), kind: 'price', after })
  const name = after.title_en || after.title_fr
  if (!name) return refuse(problem('title-missing', code))
  if (slugOf(code) !== code) return refuse(problem('product-unknown', code))
  return ok({ code, name, kind: kind ?? 'otc', after })
}

const onlyPrice = (fields: ImportedFields) =>
  Object.keys(fields).every((field) => field === 'price')

const compareRow = (
  { row, values }: ReadRow,
  index: Index,
  isDated: boolean,
): Result<ImportChange | undefined, Problem> => {
  const known = findKnown(values, index)
  if (!known.ok) return known
  const categories = categoriesOf(values.categories, index)
  if (!categories.ok) return categories
  const fields = importedFieldsOf(values, categories.value)
  if (!known.value) {
    const created = createdBy(values, fields)
    if (!created.ok) return created
    if (isDated) return refuse(problem('only-prices-with-a-date', values.code))
    return ok({ row, known: undefined, before: undefined, ...created.value })
  }
  const product = known.value
  const after = changedProductFields(product, fields)
  if (Object.keys(after).length === 0) return ok(undefined)
  if (isDated && !onlyPrice(after)) return refuse(problem('only-prices-with-a-date', product.slug))
  const { slug: code, name, kind } = product
  return ok({ row, known: product, code, name, kind, before: fieldsBefore(product, after), after })
}

/**
 * Compares right rows with the catalogue: what each would create or change. `isDated`: the prices
 * are valid from a later day, so that nothing but prices may change.
 */
export const compareRows = async (
  rows: readonly ReadRow[],
  products: readonly StoredProduct[],
  isDated: boolean,
): Promise<Comparison> => {
  const index = indexOf(products)
  const comparison: Comparison = { changes: [], unchanged: 0, errors: [] }
  const seen = new Map<string, number>()
  await forEachInTurns(rows, (read) => {
    const compared = compareRow(read, index, isDated)
    const { number, code } = read.values
    const product = index.bySlug.get(code ?? '') ?? index.byId.get(number ?? -1)
    const key = product?.slug ?? code ?? ''
    const earlier = key === '' ? undefined : seen.get(key)
    if (!compared.ok) comparison.errors.push({ row: read.row, ...compared.refusal })
    else if (earlier !== undefined)
      comparison.errors.push({ row: read.row, ...problem('row-twice', earlier) })
    else if (compared.value) comparison.changes.push(compared.value)
    else comparison.unchanged += 1
    if (earlier === undefined) seen.set(key, read.row)
  })
  return comparison
}

/** The new product of a row. */
export const newProduct = (
  { code, name, kind, after }: ImportChange,
  id: number,
): StoredProduct => {
  const {
    price = 0,
    vatClass = 'reduced',
    position,
    isListed = true,
    categories = [],
    ...texts
  } = after
  return {
    id,
    slug: code,
    kind,
    name,
    price: centimes(price),
    vatClass,
    position: position ?? id,
    categories,
    record: texts,
    version: 1,
    isListed,
  }
}
