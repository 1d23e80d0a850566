// Runs in a thread: a workbook of 50,000 rows takes seconds to read.
import { ok } from '../../../domain/result.ts'
import { packList } from '../../long-tasks/packed-list.ts'
import { serveTasks } from '../../serve-tasks.ts'
import { readTable } from './read-table.ts'

/** `known`: the columns by their headings. `sheet` by its name; absent: the first visible one. */
export type TableTask = {
  bytes: Uint8Array
  known: ReadonlyMap<string, string>
  sheet?: string | undefined
}

serveTasks(({ bytes, known, sheet }: TableTask) => {
  const read = readTable(Buffer.from(bytes), known, sheet)
  return read.ok ? ok({ ...read.value, rows: packList(read.value.rows) }) : read
})
