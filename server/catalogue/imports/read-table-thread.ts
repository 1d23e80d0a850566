// Runs in a thread: a workbook of 50,000 rows takes seconds to read.
import { serveTasks } from '../../serve-tasks.ts'
import { readTable } from './read-table.ts'

serveTasks((file: Uint8Array) => readTable(Buffer.from(file)))
