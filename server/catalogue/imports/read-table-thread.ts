// Runs in a thread: a workbook of 50,000 rows takes seconds to read.
import { ok } from '../../../domain/result.ts'
import { packList } from '../../long-tasks/packed-list.ts'
import { serveTasks } from '../../serve-tasks.ts'
import { readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'

/** `sheet` by its name; absent: the first visible one. */
export type TableTask = { bytes: Uint8Array; sheet?: string | undefined }

serveTasks(({ bytes, sheet: chosen }: TableTask) => {
  const table = readTable(Buffer.from(bytes), chosen)
  if (!table.ok) return table
  const read = readRows(table.value)
  if (!read.ok) return read
  const { rows, errors, ignoredColumns } = read.value
  const { sheets, sheet } = table.value
  return ok({ rows: packList(rows), errors: packList(errors), ignoredColumns, sheets, sheet })
})
