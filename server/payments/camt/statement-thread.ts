// Runs in a thread: a large statement takes a second of CPU.
import { serveTasks } from '../../serve-tasks.ts'
import { readStatement } from './read-statement.ts'

serveTasks((bytes: Uint8Array) => readStatement(bytes))
