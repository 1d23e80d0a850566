import type { Language } from '../../../domain/language.ts'
import type { ReadyProduct } from '../../../domain/order/line-facts.ts'
import type { Database } from '../../db/client.ts'
import { isPossibleId, recordText } from '../remedies/find-remedies.ts'
import { packOf, shownKind } from './product-view.ts'
import { allProducts, findProductsById, type Product } from './products.ts'

const ready = (product: Product): ReadyProduct => {
  const { id, kind, name, price, vatClass, record } = product
  const titleIn = (language: Language) => recordText(record, 'title', language) || name
  return {
    id,
    price,
    vatClass,
    kind: shownKind(kind),
    titles: { fr: titleIn('fr'), en: titleIn('en'), de: titleIn('de'), it: titleIn('it') },
    ...packOf(record),
  }
}

/** Ready products by id, for pricing; unknown ids are absent. */
export const findReadyProducts = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadyProduct>> => {
  const found = await findProductsById(db, ids.filter(isPossibleId))
  return new Map(found.map((product) => [product.id, ready(product)]))
}

/** A ready product with its number in the laboratory's lists. */
export type NumberedProduct = ReadyProduct & { slug: string; number?: number }

/** All products with a page. */
export const allReadyProducts = async (db: Database): Promise<NumberedProduct[]> =>
  (await allProducts(db)).flatMap((product) => {
    if (product.kind === 'price') return []
    const { nr } = product.record
    const { slug } = product
    return [{ ...ready(product), slug, ...(typeof nr === 'number' && { number: nr }) }]
  })
