import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

/** Tables that files are imported into. */
export const tableNames = [
  'prices',
  'products',
  'remedies',
  'synonyms',
  'locations',
  'redirects',
] as const

export type TableName = (typeof tableNames)[number]

/** An applied import of a file. */
export type TableImportTable = {
  id: string
  table_name: Generated<TableName>
  file_name: string
  file_hash: string
  /** The Swiss day from which the values are valid; null for immediately. */
  valid_from: string | null
  created_count: number
  changed_count: number
  removed_count: Generated<number>
  imported_at: Date
  imported_by: string | null
  undone_at: Date | null
  undone_by: string | null
}

type Values = Readonly<Record<string, unknown>>

export type TableImportRowTable = {
  import_id: string
  record_key: string
  /** Changed values before the import; null when it added the record. */
  before: JsonColumn<Values | null>
  /** Null when it removed the record. */
  after: JsonColumn<Values | null>
}
