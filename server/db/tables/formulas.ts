import type { JsonColumn } from '../json.ts'

/** A saved formula of a mixture. */
export type FormulaTable = {
  id: string
  account_id: string
  name: string
  /** Private notes; '' for none. */
  notes: string
  created_at: Date
  /** Until it is removed, it can be restored. */
  deleted_at: Date | null
}

export type FormulaVersionTable = {
  formula_id: string
  /** From 1. */
  version: number
  /** Hash of the composition. */
  line_key: string
  info: JsonColumn<Record<string, unknown>>
  /** Unit price in centimes when it was saved. */
  price: number
  saved_at: Date
}
