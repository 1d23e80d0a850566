import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { swissDay } from '../../swiss-day.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import { findStoredProducts } from '../product-changes/stored-products.ts'
import { compareRows, type ImportChange } from './compare-rows.ts'
import { type HeaderProblem, type ReadRows, type RowError, readRows } from './read-rows.ts'
import type { ImportTable, TableProblem } from './read-table.ts'

const thread = createWorkerThread<Uint8Array, Result<ImportTable, TableProblem>>(
  new URL('./read-table-thread.ts', import.meta.url),
  { timeoutMs: 60_000, maxHeapMib: 512 },
)

/** Why a file is refused as a whole. */
export type FileProblem = TableProblem | HeaderProblem | 'day-passed'

export type ImportFile = {
  bytes: Uint8Array
  /** The Swiss day from which the prices are valid; absent: now. */
  from?: string | undefined
}

/** A file that has been read, before it is compared with the catalogue. */
export type ReadFile = ReadRows & { hash: string; from: string | undefined }

export type ImportPreview = {
  /** Identifies the file and every difference: what is applied is what was shown. */
  hash: string
  changes: ImportChange[]
  unchanged: number
  errors: RowError[]
  ignoredColumns: string[]
}

/** Reads a file in a thread; rejects with a thread failure when it takes too long. */
export const readImportFile = async (
  { bytes, from }: ImportFile,
  now: Date,
): Promise<Result<ReadFile, FileProblem>> => {
  const today = swissDay(now)
  if (from !== undefined && from < today) return refuse('day-passed')
  const table = await thread.run(bytes)
  if (!table.ok) return table
  const read = readRows(table.value)
  if (!read.ok) return read
  const hash = createHash('sha256').update(bytes).digest('hex')
  return ok({ ...read.value, hash, from: from === today ? undefined : from })
}

const hashOf = ({ hash, from }: ReadFile, changes: readonly ImportChange[]) =>
  createHash('sha256')
    .update(
      JSON.stringify([hash, from, changes.map(({ code, before, after }) => [code, before, after])]),
    )
    .digest('hex')

/** Compares a read file with the catalogue as it is now. */
export const previewOf = async (db: Database, file: ReadFile): Promise<ImportPreview> => {
  const { rows, errors, ignoredColumns, from } = file
  const compared = compareRows(rows, await findStoredProducts(db), from !== undefined)
  return {
    hash: hashOf(file, compared.changes),
    changes: compared.changes,
    unchanged: compared.unchanged,
    errors: [...errors, ...compared.errors].sort((one, other) => one.row - other.row),
    ignoredColumns,
  }
}

/** Every difference that a file would make; changes nothing. */
export const previewImport = async (
  db: Database,
  file: ImportFile,
  now: Date,
): Promise<Result<ImportPreview, FileProblem>> => {
  const read = await readImportFile(file, now)
  return read.ok ? ok(await previewOf(db, read.value)) : read
}
