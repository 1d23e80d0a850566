// Runs in a thread: a large statement takes seconds of CPU.

import { ok } from '../../../domain/result.ts'
import { packList } from '../../long-tasks/packed-list.ts'
import { serveTasks } from '../../serve-tasks.ts'
import { readUpload } from './read-upload.ts'

serveTasks((bytes: Uint8Array) => {
  const read = readUpload(bytes)
  if (!read.ok) return read
  return ok(read.value.map(({ payments, ...file }) => ({ ...file, payments: packList(payments) })))
})
