import { shownKinds } from '../../../domain/catalogue/product-kind.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import { searchWords } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import type { ProductKind } from '../../db/tables/catalogue.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { findListedNames, type ListedNames } from './listed-names.ts'
import { productColumns, type StoredProduct } from './stored-products.ts'

/** A price from a later day. */
type ScheduledPrice = { price: Centimes; validFrom: string }

/** A row of the lists of products and prices; the title per language. */
export type ListedProduct = Omit<StoredProduct, 'record' | 'categories'> & {
  titles: ListedNames['titles']
  nr: number | undefined
  image: ListedNames['image']
  missing: ListedNames['missing']
  scheduled: ScheduledPrice | undefined
}

type Row = ListedProduct & { folded: string }

const findScheduled = async (db: Database): Promise<Map<number, ScheduledPrice>> => {
  const rows = await db
    .selectFrom('price_change')
    .select(['product_id', 'price', 'valid_from as validFrom'])
    .where('state', '=', 'scheduled')
    .orderBy('valid_from', 'desc')
    .execute()
  // The first day wins: later days are set before it.
  return new Map(rows.map(({ product_id, ...scheduled }) => [product_id, scheduled]))
}

/** All products without their records. */
const findRows = (db: Database) =>
  db
    .selectFrom('product')
    .select(productColumns)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** All products, once per version of the catalogue. */
const allRows = memoizeByCatalogueVersion(async (db: Database): Promise<Row[]> => {
  const [products, scheduled] = await Promise.all([findRows(db), findScheduled(db)])
  const names = await findListedNames(db, products)
  return products.flatMap((product) => {
    const own = names.get(product.id)
    return own ? [{ ...product, ...own, scheduled: scheduled.get(product.id) }] : []
  })
})

/** A product as lists show it; undefined for an unknown id. */
export const findListedProduct = async (
  db: Database,
  id: number,
): Promise<ListedProduct | undefined> => {
  const row = (await allRows(db)).find((row) => row.id === id)
  if (!row) return undefined
  const { folded, ...product } = row
  return product
}

export const productSorts = ['name', 'price', 'position', 'kind', 'nr', 'id'] as const

type ProductSort = (typeof productSorts)[number]

/** The title in a language, or what the shop shows instead. */
export const titleIn = (
  { titles, name }: Pick<ListedProduct, 'titles' | 'name'>,
  language: Language,
) => titles[language] || titles.fr || name

/** Prices of combinations first, then the ranges. */
const kinds: readonly ProductKind[] = ['price', ...shownKinds]

type Order = { sort: ProductSort; language: Language }

const compareIn = ({ sort, language }: Order): ((one: Row, other: Row) => number) => {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true })
    return (one: Row, other: Row) => compare(titleIn(one, language), titleIn(other, language))
  }
  if (sort === 'kind') {
    const byName = compareIn({ sort: 'name', language })
    // Ready products stay in the order of the shop.
    return (one: Row, other: Row) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      (one.kind === 'price' ? byName(one, other) : 0)
  }
  return (one: Row, other: Row) => (one[sort] ?? 0) - (other[sort] ?? 0)
}

/** Sorted once per version, order and language. */
const sortedRows = memoizeByCatalogueVersion(async (db: Database, order: Order) =>
  (await allRows(db)).toSorted(compareIn(order)),
)

export type ProductQuery = Order & {
  kinds: readonly ProductKind[]
  search: string
  isListed: boolean | undefined
  /** A text is missing only in these languages. */
  siteLanguages?: readonly Language[] | undefined
  /** Only products with, or without, a missing translation. */
  isIncomplete?: boolean | undefined
  /** Only products with, or without, a price from a later day. */
  isScheduled?: boolean | undefined
  descending: boolean
  offset: number
  limit: number
}

const matches = (wanted: boolean | undefined, is: boolean) => wanted === undefined || wanted === is

/** A page of products whose names in any language, number or code contain all searched words. */
export const listProducts = async (
  db: Database,
  {
    kinds,
    search,
    isListed,
    siteLanguages = languages,
    isIncomplete,
    isScheduled,
    descending,
    offset,
    limit,
    ...order
  }: ProductQuery,
): Promise<{ rows: ListedProduct[]; total: number }> => {
  const words = searchWords(search)
  const inSiteLanguages = (row: Row): Row => ({
    ...row,
    missing: row.missing.filter((language) => siteLanguages.includes(language)),
  })
  const rows = (await sortedRows(db, order))
    .map(inSiteLanguages)
    .filter(
      (row) =>
        kinds.includes(row.kind) &&
        matches(isListed, row.isListed) &&
        matches(isIncomplete, row.missing.length > 0) &&
        matches(isScheduled, row.scheduled !== undefined) &&
        words.every((word) => row.folded.includes(word)),
    )
  const page = (descending ? rows.toReversed() : rows).slice(offset, offset + limit)
  return { rows: page.map(({ folded, ...product }) => product), total: rows.length }
}
