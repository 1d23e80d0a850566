import { type Centimes, centimes } from '../../../domain/money.ts'
import type { PricesBySlug } from '../../../domain/order/line-facts.ts'
import { type VatClass, vatClasses } from '../../../domain/order/vat.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'

/** A price product: the price of a combination, VAT included (D2 §7). */
export type ListedPrice = {
  id: number
  slug: string
  name: string
  price: Centimes
  vatClass: VatClass
}

/** The VAT class of a stored product. Throws for an unknown one, which is a bug. */
export const readVatClass = (text: string): VatClass => {
  const vatClass = vatClasses.find((vatClass) => vatClass === text)
  if (!vatClass) throw new Error(`unknown VAT class: ${text}`)
  return vatClass
}

const prices = (db: Database) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'price', 'vat_class'])
    .where('kind', '=', 'price')
    .where('is_listed', '=', true)

type Row = Awaited<ReturnType<ReturnType<typeof prices>['execute']>>[number]

const listed = ({ id, slug, name, price, vat_class }: Row): ListedPrice => ({
  id,
  slug,
  name,
  price: centimes(price),
  vatClass: readVatClass(vat_class),
})

/** All price products, in their order. */
export const listPrices = async (db: Database): Promise<ListedPrice[]> =>
  (await prices(db).orderBy('position').execute()).map(listed)

const pricesOfSlugs = compileOnce((db, { slugs }: { slugs: readonly string[] }) =>
  prices(db).where('slug', 'in', slugs),
)

/** Price products by slug, for pricing; unknown slugs are absent. */
export const findPrices = async (db: Database, slugs: readonly string[]): Promise<PricesBySlug> => {
  if (slugs.length === 0) return new Map()
  const found = await pricesOfSlugs(db, { slugs: [...new Set(slugs)] })
  return new Map(found.map((row) => [row.slug, listed(row)]))
}
