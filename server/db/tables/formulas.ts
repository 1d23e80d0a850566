import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'
import type { MoneyColumn } from './money-column.ts'

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
  /** Whether the other people of the practice see and use it. */
  is_shared: Generated<boolean>
}

export type FormulaVersionTable = {
  formula_id: string
  /** From 1. */
  version: number
  /** Hash of the composition. */
  line_key: string
  info: JsonColumn<Record<string, unknown>>
  /** Unit price when it was saved. */
  price: MoneyColumn
  saved_at: Date
}
