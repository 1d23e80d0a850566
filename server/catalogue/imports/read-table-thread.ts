// Runs in a thread: a workbook of 50,000 rows takes seconds to read.
import { ok } from '../../../domain/result.ts'
import { packList } from '../../long-tasks/packed-list.ts'
import { serveTasks } from '../../serve-tasks.ts'
import { readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'

serveTasks(async (file: Uint8Array) => {
  const table = await readTable(Buffer.from(file))
  if (!table.ok) return table
  const read = readRows(table.value)
  if (!read.ok) return read
  const { rows, errors, ignoredColumns } = read.value
  return ok({ rows: packList(rows), errors: packList(errors), ignoredColumns })
})
