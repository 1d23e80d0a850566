import type { JsonColumn } from '../json.ts'

/**
 * `scheduled` until its day, then `applied`; `cancelled` before its day; `undone` when a later
 * change has restored the price before.
 */
export type PriceChangeState = 'scheduled' | 'applied' | 'cancelled' | 'undone'

/** A price of a product over time. Prices are centimes, VAT included. */
export type PriceChangeTable = {
  id: string
  product_id: number
  import_id: string | null
  state: PriceChangeState
  price: number
  /** The price that it replaced; null until applied, and for the first price of a product. */
  price_before: number | null
  /** The Swiss day from which the price is valid, '2026-11-30'. */
  valid_from: string
  created_at: Date
  created_by: string | null
  applied_at: Date | null
}

/** An applied import of a file. */
export type CatalogueImportTable = {
  id: string
  file_name: string
  file_hash: string
  /** The Swiss day from which the prices are valid; null for immediately. */
  valid_from: string | null
  created_count: number
  changed_count: number
  imported_at: Date
  imported_by: string | null
  undone_at: Date | null
  undone_by: string | null
}

/** Fields of a product that an import can change; absent ones were not in the file. */
type ImportedFields = Record<string, unknown>

export type CatalogueImportRowTable = {
  import_id: string
  product_id: number
  /** Changed fields before the import; null when it created the product. */
  before: JsonColumn<ImportedFields | null>
  after: JsonColumn<ImportedFields>
}
