import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { dataVersions } from '../db/data-version.ts'
import { forEachInTurns } from '../long-tasks/in-turns.ts'
import { type PackedList, unpackList } from '../long-tasks/packed-list.ts'
import { readInThread } from '../long-tasks/read-in-thread.ts'
import type { Services } from '../services.ts'
import { swissDay } from '../swiss-day.ts'
import { createWorkerThread } from '../worker-threads.ts'
import { columnsByHeading } from './columns.ts'
import { type Comparison, compareRows, type ImportChoice, type RowChange } from './compare-rows.ts'
import type { ImportedRow, TableFile, TableProblem } from './file/read-table.ts'
import type { TableTask } from './file/read-table-thread.ts'
import { openUpload } from './file/uploaded-files.ts'
import type { ImportTable } from './import-table.ts'
import { type HeadingProblem, type ReadRows, readRows } from './read-rows.ts'

type PackedTable = Omit<TableFile, 'rows'> & { rows: PackedList<ImportedRow> }

const thread = createWorkerThread<TableTask, Result<PackedTable, TableProblem>>(
  new URL('./file/read-table-thread.ts', import.meta.url),
  { timeoutMs: 60_000, maxHeapMib: 512 },
)

/** Why a file is refused as a whole. */
export type FileProblem = TableProblem | HeadingProblem | 'day-passed'

export type ImportFile = ImportChoice & {
  bytes: Uint8Array
  /** Of a workbook; absent: the first visible one. */
  sheet?: string | undefined
}

/** A file that has been read, before it is compared with the table. */
type ReadFile = ReadRows & ImportChoice & Pick<TableFile, 'sheets' | 'sheet'> & { hash: string }

export type ImportPreview = Comparison &
  Pick<ReadFile, 'examples' | 'ignoredColumns' | 'sheets' | 'sheet'> & {
    /** Identifies the file and every difference: what is applied is what was shown. */
    hash: string
  }

/** Reads a file in a thread. */
export const readImportFile = async (
  table: ImportTable,
  { bytes, sheet: chosen, from, removesMissing }: ImportFile,
  now: Date,
): Promise<Result<ReadFile, FileProblem>> => {
  const today = swissDay(now)
  if (from !== undefined && from < today) return refuse('day-passed')
  const task = { bytes, sheet: chosen, known: columnsByHeading(table.columns) }
  const file = await readInThread(thread, task, 'file-too-complex')
  if (!file.ok) return file
  const { sheets, sheet } = file.value
  const read = await readRows(table, { ...file.value, rows: await unpackList(file.value.rows) })
  if (!read.ok) return read
  return ok({
    ...{ ...read.value, sheets, sheet, removesMissing },
    hash: createHash('sha256').update(bytes).digest('hex'),
    from: table.datedColumn === undefined || from === today ? undefined : from,
  })
}

const hashOf = async (
  { hash: file, sheet, from, removesMissing }: ReadFile,
  changes: readonly RowChange[],
) => {
  const hash = createHash('sha256').update(JSON.stringify([file, sheet, from, removesMissing]))
  await forEachInTurns(changes, ({ key, before, after }) => {
    hash.update(JSON.stringify([key, before, after]))
  })
  return hash.digest('hex')
}

/** Compares a read file with the table as it is now. */
export const previewOf = async (
  db: Database,
  table: ImportTable,
  file: ReadFile,
): Promise<ImportPreview> => {
  const { errors, examples, ignoredColumns, sheets, sheet } = file
  const compared = await compareRows(db, table, file, file)
  return {
    hash: await hashOf(file, compared.changes),
    changes: compared.changes,
    unchanged: compared.unchanged,
    errors: [...errors, ...compared.errors].sort((one, other) => one.row - other.row),
    ...{ examples, ignoredColumns, sheets, sheet },
  }
}

/** Every difference that a file would make; changes nothing. */
export const previewImport = async (
  db: Database,
  table: ImportTable,
  file: ImportFile,
  now: Date,
): Promise<Result<ImportPreview, FileProblem>> => {
  const read = await readImportFile(table, file, now)
  return read.ok ? ok(await previewOf(db, table, read.value)) : read
}

type UploadPreview = Result<ImportPreview, FileProblem | 'upload-unknown'>

/** The last previews by file, choice and data: one person turns the pages of one preview. */
const previews = new LRUCache<string, UploadPreview, { make: () => Promise<UploadPreview> }>({
  max: 3,
  fetchMethod: (_key, _previous, { context }) => context.make(),
})

/** The preview of an uploaded file, computed again when data has changed. */
export const previewUpload = async (
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  table: ImportTable,
  { id, ...choice }: { id: string } & Omit<ImportFile, 'bytes'>,
): Promise<UploadPreview> => {
  const key = JSON.stringify([table.name, id, choice, await dataVersions(db)])
  const make = async (): Promise<UploadPreview> => {
    const bytes = await openUpload(files, id)
    return bytes ? previewImport(db, table, { bytes, ...choice }, now()) : refuse('upload-unknown')
  }
  return previews.forceFetch(key, { context: { make } })
}
