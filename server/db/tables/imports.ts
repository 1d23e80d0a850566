import type { Generated } from 'kysely'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
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
  'parcels',
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

/** Records by what happens to them. */
export type ImportCounts = {
  read: number
  created: number
  updated: number
  unchanged: number
  /** With fields that were changed here, which stay. */
  kept: number
  /** Not imported: the notes say why. */
  skipped: number
}

export type RecordNote = {
  kind: ImportedKind | 'source'
  /** In the former shop. */
  id: string
  /** Its name there, in place of the id. */
  label?: string
  note: ImportNote
}

/** What an import does, or would do. */
export type ImportReport = {
  isDryRun: boolean
  counts: Partial<Record<ImportedKind, ImportCounts>>
  /** How many records have a field that this shop does not have, by name. */
  unknownFields: Partial<Record<ImportedKind, Record<string, number>>>
  notes: RecordNote[]
  /** The numbers after which orders and invoices of this shop continue. */
  lastNumbers: { order?: number; invoice?: number }
}

/** Records that are done; without `total` while it is unknown. */
export type ImportProgress = { kind: ImportedKind; done: number; total?: number | undefined }

export type ShopImportState =
  | 'uploading'
  | 'checking'
  | 'checked'
  | 'applying'
  | 'applied'
  | 'failed'
  | 'discarded'

/** An import of a former shop that was started in the back office. */
export type ShopImportTable = {
  id: string
  state: ShopImportState
  /** The name of the uploaded file, or the address of the former shop. */
  source: string
  /** Of the uploaded file; null for an address. */
  size_bytes: number | null
  /** `user:application-password`, encrypted (`SecretBox`), until the end of the import. */
  login: string | null
  started_by: string | null
  created_at: Date
  /** Counts dry runs and imports of the source: a job of an earlier one does nothing. */
  run: Generated<number>
  /** Of the last run. */
  started_at: Date | null
  /** The last sign of life of the process that performs the run; null before it begins. */
  seen_at: Date | null
  progress: JsonColumn<ImportProgress> | null
  report: JsonColumn<ImportReport> | null
  failure: JsonColumn<ImportNote> | null
  ended_at: Date | null
}
