// Runs in a thread: a large statement takes a second of CPU.
import { serveTasks } from '../../serve-tasks.ts'
import { readUpload } from './read-upload.ts'

serveTasks((bytes: Uint8Array) => readUpload(bytes))
