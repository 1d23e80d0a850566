import { beforeAll, describe, expect, test } from 'vitest'
import { shownKinds } from '../../../domain/catalogue/product-kind.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { changeCatalogue } from '../catalogue-version.fixtures.ts'
import { listProducts, type ProductQuery } from './list-products.ts'

const products = 5_000
const batchSize = 500

const names = ['Arnica', 'Belladonna', 'Calendula', 'Drosera', 'Échinacée', 'Ferrum']

const productAt = (id: number) => {
  const title = `${names[id % names.length]} ${id % 977}`
  return {
    id,
    slug: `product-${id}`,
    kind: shownKinds[id % shownKinds.length] ?? 'otc',
    name: title,
    price: 500 + (id % 300) * 5,
    vat_class: 'reduced',
    position: id % 1_000,
    categories: json([{ slug: 'kits', name: 'Kits' }]),
    record: json({
      nr: id,
      title_fr: title,
      title_de: `${title} DE`,
      description_fr: title.repeat(50),
    }),
  }
}

describe.each(databases)('the list of 5,000 products on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await changeCatalogue(db, async (trx) => {
      for (let from = 1; from <= products; from += batchSize)
        await trx
          .insertInto('product')
          .values(Array.from({ length: batchSize }, (_, index) => productAt(from + index)))
          .execute()
    })
    return () => closeDatabase(db)
  })

  const query: ProductQuery = {
    kinds: shownKinds,
    search: '',
    isListed: undefined,
    sort: 'name',
    language: 'de',
    descending: false,
    offset: 0,
    limit: 25,
  }

  test.each<[string, Partial<ProductQuery>, number]>([
    ['first page', {}, products],
    ['page in the middle', { offset: 2_500 }, products],
    [
      'last page by price, descending',
      { sort: 'price', descending: true, offset: 4_975 },
      products,
    ],
    ['part of a name without accents', { search: 'echinacee 9' }, 292],
    ['products of a range with gaps', { kinds: ['kit'], isIncomplete: true }, 1_000],
    ['products with a planned price', { isScheduled: true }, 0],
  ])('counts all products found: %s', async (_name, changes, total) => {
    expect((await listProducts(db, { ...query, ...changes })).total).toBe(total)
  })
})
