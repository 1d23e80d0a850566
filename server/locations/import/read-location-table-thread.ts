// Runs in a thread: a file of 50,000 rows takes a second to read.
import { ok } from '../../../domain/result.ts'
import { packList } from '../../long-tasks/packed-list.ts'
import { serveTasks } from '../../serve-tasks.ts'
import { readLocationTable } from './read-location-table.ts'

serveTasks((bytes: Uint8Array) => {
  const read = readLocationTable(bytes)
  return read.ok ? ok({ ...read.value, rows: packList(read.value.rows) }) : read
})
