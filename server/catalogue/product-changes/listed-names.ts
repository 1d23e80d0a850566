import { languages } from '../../../domain/language.ts'
import { searchKey } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord, ProductKind } from '../../db/tables/catalogue.ts'
import { combinationNames } from '../prices/combination-names.ts'
import { imageReferences } from '../products/product-images.ts'
import { type ProductTexts, textsOf } from './edited-product.ts'

type Versioned = {
  id: number
  version: number
  name: string
  slug: string
  kind: ProductKind
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const missingIn = (texts: readonly ProductTexts[keyof ProductTexts][]) =>
  languages.filter((language) => texts.some((text) => text.fr !== '' && text[language] === ''))

/** What lists show and search of a product; the titles of a price say what it is for. */
const namesOf = ({ id, name, slug, kind }: Versioned, record: CatalogueRecord) => {
  const { title_fr, title_en, title_de, title_it, nr } = record
  const titles = combinationNames(slug) ?? {
    fr: text(title_fr),
    en: text(title_en),
    de: text(title_de),
    it: text(title_it),
  }
  const number = typeof nr === 'number' ? nr : undefined
  const searched = [name, slug, id, ...Object.values(titles), number ?? '']
  const missing = missingIn(kind === 'price' ? [] : Object.values(textsOf(record)))
  return {
    titles,
    nr: number,
    /** Reference of the first picture in the media library. */
    image: imageReferences(record)[0],
    /** Languages in which a text that French has is missing. */
    missing,
    folded: searchKey(searched.join(' ')),
  }
}

export type ListedNames = ReturnType<typeof namesOf>

const cached = new WeakMap<Database, Map<number, ListedNames & { version: number }>>()

/** Engines limit the parameters of a statement. */
const batchSize = 1_000

/**
 * The names of products by id. Reads only the records whose version has changed: a record is a
 * hundred times larger than its names.
 */
export const findListedNames = async (
  db: Database,
  products: readonly Versioned[],
): Promise<ReadonlyMap<number, ListedNames>> => {
  const known = cached.get(db) ?? new Map<number, ListedNames & { version: number }>()
  cached.set(db, known)
  const changed = products.filter(({ id, version }) => known.get(id)?.version !== version)
  for (let from = 0; from < changed.length; from += batchSize) {
    const batch = changed.slice(from, from + batchSize)
    const rows = await db
      .selectFrom('product')
      .select(['id', 'record'])
      .where(
        'id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute()
    const records = new Map(rows.map(({ id, record }) => [id, record]))
    for (const product of batch)
      known.set(product.id, {
        ...namesOf(product, records.get(product.id) ?? {}),
        version: product.version,
      })
  }
  return known
}
