import type { Result } from '../../../domain/result.ts'
import { runInTurns } from '../../long-tasks/in-turns.ts'
import { type PackedList, unpackList } from '../../long-tasks/packed-list.ts'
import { readInThread } from '../../long-tasks/read-in-thread.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import {
  type LocationFile,
  type LocationFileProblem,
  readLocationRows,
} from './read-location-file.ts'
import {
  type LocationTableProblem,
  maxImportedRows,
  type ParsedLocationTable,
} from './read-location-table.ts'

type PackedTable = Omit<ParsedLocationTable, 'rows'> & {
  rows: PackedList<ParsedLocationTable['rows'][number]>
}

const thread = createWorkerThread<Uint8Array, Result<PackedTable, LocationTableProblem>>(
  new URL('./read-location-table-thread.ts', import.meta.url),
  { timeoutMs: 60_000, maxHeapMib: 512 },
)

/** Reads a file of locations without blocking other requests. */
export const readUploadedLocations = async (
  bytes: Uint8Array,
): Promise<Result<LocationFile, LocationFileProblem>> => {
  const read = await readInThread(thread, bytes, { code: 'too-many-rows', most: maxImportedRows })
  if (!read.ok) return read
  return runInTurns(readLocationRows({ ...read.value, rows: await unpackList(read.value.rows) }))
}
