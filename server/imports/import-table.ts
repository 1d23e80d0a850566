import type { Transaction } from 'kysely'
import type { Language } from '../../domain/language.ts'
import type { Result } from '../../domain/result.ts'
import type { Cell } from '../../domain/spreadsheet/read-sheet.ts'
import type { Resource } from '../../domain/staff/permissions.ts'
import type { RowReason } from '../../messages/server/import-problems.ts'
import type { Author } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { TableName } from '../db/tables/imports.ts'

/** The language and the Swiss day in which values are shown. */
export type ShownValue = { language: Language; day: string }

/** Why a row is wrong: the code of a message, with what it is about and what would be right. */
export type RowProblem = {
  reason: RowReason
  /** Absent: the whole row. */
  column?: string
  value?: string
  choices?: (shown: ShownValue) => readonly string[]
}

export type ImportColumn = {
  /** Words of its heading; exports write the first of a language. */
  headings: Readonly<Record<Language, readonly string[]>>
  read: (cell: Cell) => Result<unknown, RowReason>
  /** The value in exports and previews; absent: as text. */
  write?: (value: unknown, shown: ShownValue) => string | number
  /** The values that are possible, where there are few. */
  choices?: (shown: ShownValue) => readonly string[]
  /** `key`: says which record a row is about, and never changes. `info`: for readers of the file only. */
  role?: 'key' | 'info'
  /** Whether an empty cell empties the value; otherwise it changes nothing. */
  clears?: boolean
}

/** Values by column. They are stored as JSON, and compared. */
export type RowValues = Readonly<Record<string, unknown>>

export type StoredRecord = {
  key: string
  values: RowValues
  /** Changes since its creation; absent: its values tell. */
  changes?: number
}

/** A record that an import adds (`before` is null), changes or removes (`after` is null). */
export type RecordChange = {
  /** Absent for one that is added, until it is written. */
  key?: string | undefined
  before: RowValues | null
  /** What changes; all values of one that is added. */
  after: RowValues | null
}

/** An import that is being written or undone; `from` is the first Swiss day of its values, absent: now. */
export type Batch = Author & { importId: string; from?: string | undefined; isUndo?: boolean }

type CheckedRow<Facts> = {
  /** Of the file, without empty cells. */
  values: RowValues
  known: StoredRecord | undefined
  facts: Facts
}

type Definition<Facts> = {
  name: TableName
  /** The part of the permissions and of the change log. */
  resource: Resource
  columns: Readonly<Record<string, ImportColumn>>
  /** Columns of its export; absent: all. */
  exported?: readonly string[]
  /** The row that shows in its template what is written where; files that still have it leave it out. */
  example?: RowValues
  /** The possible values of columns that depend on stored data. */
  choices?: (facts: Facts) => Readonly<Record<string, (shown: ShownValue) => readonly string[]>>
  /** Further rows of its export and its template, to be filled in: what could be added. */
  missing?: (records: readonly StoredRecord[]) => readonly RowValues[]
  /** Absent: as loaded. */
  exportOrder?: (one: RowValues, other: RowValues, language: Language) => number
  /** Below the limit of all files. */
  maxRows?: number
  /** For files without headings: whether the first row has values, in the order of `columns`. */
  isFirstRowData?: (cells: readonly string[]) => boolean
  /** The only column of files that are valid from a later day. */
  datedColumn?: string
  /** Whether an import may remove the records that the file does not have. */
  mayRemove?: boolean
  /** Stored records, and what `check` needs; `rows` are all of the file. */
  load: (
    db: Database,
    rows: readonly RowValues[],
  ) => Promise<{ records: readonly StoredRecord[]; facts: Facts }>
  /** What identifies a record beside `number`; equal for the same record. */
  naturalKey: (values: RowValues) => string | undefined
  /** All that identifies a stored record beside `number`; absent: the natural key. */
  keysOf?: (values: RowValues) => readonly string[]
  /** What is wrong with a row that names a record by a name that does not exist. */
  unknownName?: (values: RowValues) => RowProblem | undefined
  nameOf: (values: RowValues, language: Language) => string
  /** The values that a record shall have, completed for a new one. */
  check: (row: CheckedRow<Facts>) => Result<RowValues, RowProblem | readonly RowProblem[]>
  /** Whether a change has to be confirmed, as it is probably a typing error. */
  isUnusual?: (change: RecordChange) => boolean
  /** Runs a change of the table in a transaction; a refusal changes nothing. */
  transact: <Value, Refusal>(
    db: Database,
    run: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
  ) => Promise<Result<Value, Refusal>>
  /** Writes changes in their order; returns the keys of the records. */
  write: (
    trx: Transaction<Schema>,
    changes: readonly RecordChange[],
    batch: Batch,
  ) => Promise<readonly string[]>
  /** Before an undo: cancels what the import has planned for a later day; returns the keys of its records. */
  cancel?: (trx: Transaction<Schema>, importId: string) => Promise<ReadonlySet<string>>
  /** Added records that an undo must leave, since orders name them. */
  findOrdered?: (trx: Transaction<Schema>, keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/** A table that files are imported into. Reading, preview, application, undo and export follow from it. */
export type ImportTable = Definition<unknown>

/** Defines a table: `check` gets the facts that `load` has found. */
export const importTable = <Facts>(definition: Definition<Facts>) => definition as ImportTable
