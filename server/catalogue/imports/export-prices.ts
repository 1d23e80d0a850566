import Papa from 'papaparse'
import type { Language } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { combinationNames } from '../prices/combination-names.ts'
import { textsOf } from '../product-changes/edited-product.ts'
import { findStoredProducts } from '../product-changes/stored-products.ts'
import { headerOf, type ImportColumn } from './import-columns.ts'

const columns = ['number', 'code', 'name', 'price', 'vat'] as const satisfies ImportColumn[]

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** All prices as CSV with headings in a language; the import reads it. */
export const exportPrices = async (db: Database, language: Language): Promise<string> => {
  const products = await findStoredProducts(db)
  const rows = products.map(({ id, slug, name, price, vatClass, record }) => [
    id,
    slug,
    combinationNames(slug)?.[language] || textsOf(record).title[language] || name,
    priceString(price),
    vatClass,
  ])
  const csv = Papa.unparse(
    { fields: columns.map((column) => headerOf(column, language)), data: rows },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  )
  return byteOrderMark + csv
}
