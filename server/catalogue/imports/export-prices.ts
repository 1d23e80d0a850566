import type { Language } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { findStoredProducts, type StoredProduct } from '../product-changes/stored-products.ts'
import { headerOf, type ImportColumn } from './columns/import-columns.ts'
import { vatName } from './columns/vat-names.ts'
import { productName } from './product-names.ts'

const columns = ['number', 'name', 'price', 'vat'] as const satisfies ImportColumn[]

/** All prices as CSV with the words of a language; the import reads it. */
export const exportPrices = async (
  db: Database,
  language: Language,
  day: string,
): Promise<string> => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const nameOf = (product: StoredProduct) => productName(product, language)
  const isPrice = ({ kind }: StoredProduct) => kind === 'price'
  // Combinations first, as people read them; ready products in the order of the shop.
  const products = (await findStoredProducts(db)).sort(
    (one, other) =>
      Number(isPrice(other)) - Number(isPrice(one)) ||
      (isPrice(one) ? compare(nameOf(one), nameOf(other)) : 0),
  )
  return writeSwissCsv(
    columns.map((column) => headerOf(column, language)),
    products.map((product) => [
      product.id,
      nameOf(product),
      priceString(product.price),
      vatName(product.vatClass, language, day),
    ]),
  )
}
