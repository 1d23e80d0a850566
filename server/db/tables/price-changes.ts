import type { MoneyColumn } from './money-column.ts'
/**
 * `scheduled` until its day, then `applied`; `cancelled` before its day; `undone` when a later
 * change has restored the price before.
 */
export type PriceChangeState = 'scheduled' | 'applied' | 'cancelled' | 'undone'

/** A price of a product over time. Prices include VAT. */
export type PriceChangeTable = {
  id: string
  product_id: number
  import_id: string | null
  state: PriceChangeState
  price: MoneyColumn
  /** The price that it replaced; null until applied, and for the first price of a product. */
  price_before: MoneyColumn | null
  /** The Swiss day from which the price is valid, '2026-11-30'. */
  valid_from: string
  created_at: Date
  created_by: string | null
  applied_at: Date | null
}
