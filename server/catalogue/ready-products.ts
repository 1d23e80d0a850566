import { languages } from '../../domain/language.ts'
import type { ReadyProduct } from '../../domain/order/price-facts.ts'
import type { Database } from '../db/client.ts'
import { productSummary } from './product-view.ts'
import { findProductsById, type Product } from './products.ts'
import { recordText } from './record-text.ts'

const ready = (product: Product): ReadyProduct => {
  const { id, name, price, vatClass, record } = product
  const {
    kind,
    formKey: form,
    size,
    remedies,
  } = productSummary(product, { audiences: {}, language: 'en' })
  const titles = languages.map((language) => recordText(record, 'title', language))
  return {
    id,
    price,
    vatClass,
    kind,
    titles: [...new Set([...titles, name])].filter(Boolean),
    form,
    size,
    remedies,
  }
}

/** Ready products by id, as pricing asks for them; ids without one are absent. */
export const findReadyProducts = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadyProduct>> => {
  // Beyond 31 bits no product is, and PostgreSQL would refuse the question.
  const possible = ids.filter((id) => Number.isInteger(id) && Math.abs(id) <= 0x7fffffff)
  const found = await findProductsById(db, possible)
  return new Map(found.map((product) => [product.id, ready(product)]))
}
