import type { Language } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { findStoredProducts } from '../product-changes/stored-products.ts'
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
  const products = await findStoredProducts(db)
  return writeSwissCsv(
    columns.map((column) => headerOf(column, language)),
    products.map((product) => [
      product.id,
      productName(product, language),
      priceString(product.price),
      vatName(product.vatClass, language, day),
    ]),
  )
}
