import type { PriceStep } from '../../../domain/cart/line-price.ts'
import type { RemedyFacts } from '../../../domain/catalogue/find-requested-remedy.ts'
import { exampleSlugs, priceExamples } from '../../../domain/mixture/price-examples.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { PricesBySlug } from '../../../domain/order/line-facts.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { findAllRemedies } from '../remedies/find-remedies.ts'
import { toRemedyFacts } from '../remedies/requested-remedies.ts'

/** Remedies by id and price products by slug, for price lookups. */
export type PriceCatalogue = {
  remedies: ReadonlyMap<number, RemedyFacts>
  prices: ReadonlyMap<string, Pick<ListedPrice, 'id' | 'price' | 'steps'>>
}

/**
 * Data of price lookups, memoized until the catalogue changes: displayed prices may be 50 ms old.
 * Orders query the database.
 */
export const priceCatalogue = memoizeByCatalogueVersion(
  async (db: Database): Promise<PriceCatalogue> => {
    const [remedies, prices] = await Promise.all([findAllRemedies(db), listPrices(db)])
    return {
      remedies: new Map(remedies.map((stored) => [stored.id, toRemedyFacts(stored)])),
      prices: new Map(prices.map(({ id, slug, price, steps }) => [slug, { id, price, steps }])),
    }
  },
)

/** Examples of mixture prices. */
export const tierPrices = async (db: Database) => {
  const prices = await findPrices(db, exampleSlugs())
  return priceExamples((slug) => prices.get(slug))
}

type SelectorPrice = readonly [id: number, price: Centimes, ...steps: PriceStep[]]

const pricesWithPrefixes = memoizeByCatalogueVersion(
  async (
    db: Database,
    prefixes: readonly string[],
  ): Promise<Readonly<Record<string, SelectorPrice>>> =>
    Object.fromEntries(
      (await listPrices(db))
        .filter(({ slug }) => prefixes.some((prefix) => slug.startsWith(prefix)))
        .map(({ slug, id, price, steps }) => [slug, [id, price, ...steps] as const]),
    ),
)

/**
 * Id and price by slug, of the price products whose slugs start with one of the prefixes, for
 * selectors. Read once per version of the catalogue.
 */
export const selectorPrices = (db: Database, ...prefixes: readonly string[]) =>
  pricesWithPrefixes(db, prefixes)

/** A price product: the price of a combination, VAT included (D2 §7). */
type ListedPrice = {
  id: number
  slug: string
  name: string
  price: Centimes
  steps: readonly PriceStep[]
  vatClass: VatClass
}

const prices = (db: Database) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'price', 'steps', 'vat_class as vatClass'])
    .where('kind', '=', 'price')
    .where('is_listed', '=', true)

/** All price products, in their order. */
export const listPrices = (db: Database): Promise<ListedPrice[]> =>
  prices(db).orderBy('position').execute()

const pricesOfSlugs = compileOnce((db, { slugs }: { slugs: readonly string[] }) =>
  prices(db).where('slug', 'in', slugs),
)

/** Price products by slug, for pricing; unknown slugs are absent. */
export const findPrices = async (db: Database, slugs: readonly string[]): Promise<PricesBySlug> => {
  if (slugs.length === 0) return new Map()
  const found = await pricesOfSlugs(db, { slugs: [...new Set(slugs)] })
  return new Map(found.map((row) => [row.slug, row]))
}
