import type { Transaction } from 'kysely'
import type { Language } from '../../domain/language.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { countCatalogueChange } from '../catalogue/catalogue-version.ts'
import { findCurrentOptions } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { insertAll } from '../db/insert-all.ts'
import type { Schema } from '../db/schema.ts'
import { isShopClosed } from './setup-state.ts'

/** What a shop needs before it opens. */
export const openingPoints = ['laboratory', 'invoices', 'catalogue', 'prices'] as const

export type OpeningPoint = (typeof openingPoints)[number]

/** The state of the shop; `missing` is empty once it is open. */
export type Opening = { isOpen: boolean; missing: OpeningPoint[]; examplePages: ExamplePage[] }

/** A page that nobody has changed since the set-up. */
export type ExamplePage = { key: string; language: Language; title: string }

/** Pages by which the law and customers hold the laboratory. */
const legalPages = ['imprint', 'privacy-policy', 'terms']

/** Legal pages in the original language that are still the example's. */
const findExamplePages = async (db: Database): Promise<ExamplePage[]> => {
  const { source_language: language } = await findCurrentOptions(db, ['source_language'])
  const pages = await db
    .selectFrom('page')
    .select(['page_key as key', 'title'])
    .where('language', '=', language)
    .where('page_key', 'in', legalPages)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('page_version')
            .select('page_version.version')
            .whereRef('page_version.page_key', '=', 'page.page_key')
            .whereRef('page_version.language', '=', 'page.language')
            .where('page_version.published_by', 'is not', null),
        ),
      ),
    )
    .orderBy('page_key')
    .execute()
  return pages.map((page) => ({ ...page, language }))
}

/** Which kinds of catalogue rows there are. */
const findCatalogue = async (db: Database) => {
  const products = db.selectFrom('product').select('id').limit(1)
  const [remedy, ready, price] = await Promise.all([
    db.selectFrom('remedy').select('id').limit(1).executeTakeFirst(),
    products.where('kind', '!=', 'price').executeTakeFirst(),
    products.where('kind', '=', 'price').executeTakeFirst(),
  ])
  return { hasRemedies: !!remedy, hasProducts: !!ready, hasPrices: !!price }
}

const findMissing = async (db: Database): Promise<OpeningPoint[]> => {
  const { legal_name, laboratory_address, contact_email, iban } = await findCurrentOptions(db, [
    ...(['legal_name', 'laboratory_address', 'contact_email', 'iban'] as const),
  ])
  const { street, postcode, city } = laboratory_address
  const { hasRemedies, hasProducts, hasPrices } = await findCatalogue(db)
  const isDone: Record<OpeningPoint, boolean> = {
    laboratory: [legal_name, street, postcode, city, contact_email].every(Boolean),
    invoices: iban !== '',
    catalogue: hasRemedies || hasProducts,
    // Ready products have prices of their own.
    prices: hasPrices || (hasProducts && !hasRemedies),
  }
  return openingPoints.filter((point) => !isDone[point])
}

/** Whether the shop is open, else what is missing. */
export const findOpening = async (db: Database): Promise<Opening> =>
  (await isShopClosed(db))
    ? {
        isOpen: false,
        missing: await findMissing(db),
        examplePages: await findExamplePages(db),
      }
    : { isOpen: true, missing: [], examplePages: [] }

/** Opens the shop to visitors, in all processes. */
export const openShop = async (
  trx: Transaction<Schema>,
  now: Date,
): Promise<Result<undefined, 'opening-incomplete' | 'edit-conflict'>> => {
  if ((await findMissing(trx)).length > 0) return refuse('opening-incomplete')
  const opened = await trx
    .updateTable('opening')
    .set({ opened_at: now })
    .where('opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return opened ? ok(undefined) : refuse('edit-conflict')
}

/** Fills an empty catalogue with the demo's, without its invented practices for the map. */
export const loadExample = async (
  trx: Transaction<Schema>,
): Promise<Result<undefined, 'catalogue-not-empty'>> => {
  // First: one change at a time reads and writes the catalogue.
  await countCatalogueChange(trx)
  const { hasRemedies, hasProducts, hasPrices } = await findCatalogue(trx)
  if (hasRemedies || hasProducts || hasPrices) return refuse('catalogue-not-empty')
  // The demo's content is loaded for a new shop only.
  const { exampleFolder } = await import('./example-pages.ts')
  const { readCatalogue } = await import('../demo/catalogue-rows.ts')
  const { remedies, synonyms, products } = await readCatalogue(exampleFolder)
  await insertAll(trx, 'remedy', remedies)
  await insertAll(trx, 'remedy_synonym', synonyms)
  await insertAll(trx, 'product', products)
  return ok(undefined)
}
