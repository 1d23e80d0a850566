import type { Category } from '../../domain/catalogue/remedy-category.ts'
import { type SaltForm, saltForms } from '../../domain/catalogue/salt.ts'
import { parseRemedy, type Remedy } from '../../domain/homeopathy/remedy.ts'
import type { Centimes } from '../../domain/money.ts'
import type { Database } from '../db/client.ts'
import { keptWithCatalogue } from './catalogue-version.ts'
import { remedyRecord } from './find-homeopathy.ts'
import type { StoredRemedy } from './find-remedies.ts'
import { priceList } from './price-products.ts'

/** As much of a remedy as decides what can be had of it. */
export type KnownRemedy = {
  name: string
  category: Category
  /** All empty but for homeopathy. */
  dilutions: Remedy['dilutions']
  /** Empty but for Schüssler salts. */
  saltForms: readonly SaltForm[]
}

/** Remedies by id and price products by slug, as prices are asked for. */
export type PriceCatalogue = {
  remedies: ReadonlyMap<number, KnownRemedy>
  prices: ReadonlyMap<string, { id: number; price: Centimes }>
}

const knownRemedy = (stored: StoredRemedy): KnownRemedy => {
  const { name, category, record } = stored
  const { avl } = record
  return {
    name,
    category,
    dilutions: parseRemedy(remedyRecord(stored)).dilutions,
    saltForms: saltForms.filter((form) => Array.isArray(avl) && avl.includes(form)),
  }
}

/**
 * What answers a question for a price, read once and kept in memory until the catalogue changes:
 * a price shown may be 50 ms old. Placing an order reads the database itself.
 */
export const priceCatalogue = keptWithCatalogue(async (db: Database): Promise<PriceCatalogue> => {
  const [remedies, prices] = await Promise.all([
    db.selectFrom('remedy').select(['id', 'category', 'name', 'record']).execute(),
    priceList(db),
  ])
  return {
    remedies: new Map(remedies.map((stored) => [stored.id, knownRemedy(stored)])),
    prices: new Map(prices.map(({ id, slug, price }) => [slug, { id, price }])),
  }
})
