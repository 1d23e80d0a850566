import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { forEachInTurns } from '../../long-tasks/in-turns.ts'
import { type PackedList, unpackList } from '../../long-tasks/packed-list.ts'
import { readInThread } from '../../long-tasks/read-in-thread.ts'
import { swissDay } from '../../swiss-day.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import { findStoredProducts } from '../product-changes/stored-products.ts'
import { compareRows, type ImportChange } from './compare-rows.ts'
import type { HeaderProblem, ReadRow, ReadRows, RowError } from './read-rows.ts'
import type { ChosenSheet, TableProblem } from './read-table.ts'
import type { TableTask } from './read-table-thread.ts'

type PackedRows = ChosenSheet & {
  ignoredColumns: string[]
  rows: PackedList<ReadRow>
  errors: PackedList<RowError>
}

const thread = createWorkerThread<TableTask, Result<PackedRows, TableProblem | HeaderProblem>>(
  new URL('./read-table-thread.ts', import.meta.url),
  { timeoutMs: 60_000, maxHeapMib: 512 },
)

/** Why a file is refused as a whole. */
export type CatalogueFileProblem = TableProblem | HeaderProblem | 'day-passed'

export type ImportFile = {
  bytes: Uint8Array
  /** Of a workbook; absent: the first visible one. */
  sheet?: string | undefined
  /** The Swiss day from which the prices are valid; absent: now. */
  from?: string | undefined
}

/** A file that has been read, before it is compared with the catalogue. */
export type ReadFile = ReadRows & ChosenSheet & { hash: string; from: string | undefined }

export type CatalogueImportPreview = ChosenSheet & {
  /** Identifies the file and every difference: what is applied is what was shown. */
  hash: string
  changes: ImportChange[]
  unchanged: number
  errors: RowError[]
  ignoredColumns: string[]
}

/** Reads a file in a thread. */
export const readImportFile = async (
  { bytes, sheet: chosen, from }: ImportFile,
  now: Date,
): Promise<Result<ReadFile, CatalogueFileProblem>> => {
  const today = swissDay(now)
  if (from !== undefined && from < today) return refuse('day-passed')
  const read = await readInThread(thread, { bytes, sheet: chosen }, 'file-too-complex')
  if (!read.ok) return read
  const { rows, errors, ...rest } = read.value
  return ok({
    rows: await unpackList(rows),
    errors: await unpackList(errors),
    ...rest,
    hash: createHash('sha256').update(bytes).digest('hex'),
    from: from === today ? undefined : from,
  })
}

const hashOf = async (file: ReadFile, changes: readonly ImportChange[]) => {
  const hash = createHash('sha256').update(JSON.stringify([file.hash, file.sheet, file.from]))
  await forEachInTurns(changes, ({ code, before, after }) => {
    hash.update(JSON.stringify([code, before, after]))
  })
  return hash.digest('hex')
}

/** Compares a read file with the catalogue as it is now. */
export const previewOf = async (db: Database, file: ReadFile): Promise<CatalogueImportPreview> => {
  const { rows, errors, ignoredColumns, sheets, sheet, from } = file
  const compared = await compareRows(rows, await findStoredProducts(db), from !== undefined)
  return {
    hash: await hashOf(file, compared.changes),
    changes: compared.changes,
    unchanged: compared.unchanged,
    errors: [...errors, ...compared.errors].sort((one, other) => one.row - other.row),
    ignoredColumns,
    ...{ sheets, sheet },
  }
}

/** Every difference that a file would make; changes nothing. */
export const previewImport = async (
  db: Database,
  file: ImportFile,
  now: Date,
): Promise<Result<CatalogueImportPreview, CatalogueFileProblem>> => {
  const read = await readImportFile(file, now)
  return read.ok ? ok(await previewOf(db, read.value)) : read
}
