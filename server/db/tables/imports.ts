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
  'customers',
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

/** What a record of the former shop becomes here. */
export const importedKinds = [
  'media',
  'page',
  'post',
  'remedy',
  'product',
  'redirect',
  'option',
  'location',
  'customer',
  'subscription',
  'order',
] as const

export type ImportedKind = (typeof importedKinds)[number]

/** A record of the former shop, as it was imported last. */
export type ImportedRecordTable = {
  /** The name of the former shop, as there may be several. */
  source: string
  kind: ImportedKind
  /** The id in the former shop. */
  source_id: string
  /** The id of the row here; it may be deleted since. */
  local_id: string
  /** Of the whole record: the same is not imported again. */
  source_hash: string
  /** By field, the hash of the imported value: another one here was changed here. */
  written: JsonColumn<Readonly<Record<string, string>>>
  /** Fields that this shop does not have. */
  unknown: JsonColumn<Values>
  imported_at: Date
}
