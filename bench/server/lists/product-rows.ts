import { shownKinds } from '../../../domain/catalogue/product-kind.ts'
import { changeCatalogue } from '../../../server/catalogue/catalogue-version.ts'
import {
  listProducts,
  type ProductQuery,
} from '../../../server/catalogue/product-changes/list-products.ts'
import type { Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { batchesOf, measureList } from './measure-list.ts'

const products = 5_000
const batchSize = 500

const names = ['Arnica', 'Belladonna', 'Calendula', 'Drosera', 'Échinacée', 'Ferrum']

const productAt = (at: number) => {
  const title = `${names[at % names.length]} ${at % 977}`
  return {
    id: at + 1,
    slug: `product-${at}`,
    kind: shownKinds[at % shownKinds.length] ?? 'otc',
    name: title,
    price: 500 + (at % 300) * 5,
    vat_class: 'reduced',
    position: at % 1_000,
    categories: json([{ slug: 'kits', name: 'Kits' }]),
    is_listed: at % 9 !== 0,
    record: json({
      nr: at,
      title_fr: title,
      title_de: at % 5 === 0 ? '' : `${title} DE`,
      description_fr: title.repeat(50),
    }),
  }
}

const fill = (db: Database) =>
  changeCatalogue(db, async (trx) => {
    for (const batch of batchesOf(products, batchSize))
      await trx.insertInto('product').values(batch.map(productAt)).execute()
  })

const defaults: ProductQuery = {
  kinds: shownKinds,
  search: '',
  isListed: undefined,
  sort: 'name',
  language: 'de',
  descending: false,
  offset: 0,
  limit: 25,
}

/** A change of one product. */
const change = (db: Database) =>
  changeCatalogue(db, (trx) =>
    trx
      .updateTable('product')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', 1)
      .execute(),
  )

type Query = Partial<ProductQuery> & { isAfterChange?: boolean }

const queries: Readonly<Record<string, Query>> = {
  'first page': {},
  'first page after a change': { isAfterChange: true },
  'page in the middle': { offset: products / 2 },
  'last page, descending': { offset: products - 25, descending: true },
  'sorted by name in French': { language: 'fr' },
  'sorted by price': { sort: 'price' },
  'sorted by family, in the middle': { sort: 'kind', offset: products / 2 },
  'part of a name': { search: 'echinacee 9' },
  'a name without a match': { search: 'nobody' },
  'a number': { search: '4711' },
  'one family, by price': { kinds: ['otc'], sort: 'price' },
  hidden: { isListed: false },
  'texts missing': { isIncomplete: true },
}

/** Its rows are cached until the catalogue changes. */
export const measureProducts = () =>
  measureList<Query>({
    fill,
    queries,
    list: async (db, { isAfterChange, ...query }) => {
      if (isAfterChange) await change(db)
      return listProducts(db, { ...defaults, ...query })
    },
  })
