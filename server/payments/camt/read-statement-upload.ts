import type { UploadProblem } from '../../../domain/payments/statement-problem.ts'
import { ok, type Result } from '../../../domain/result.ts'
import { type PackedList, unpackList } from '../../long-tasks/packed-list.ts'
import { readInThread } from '../../long-tasks/read-in-thread.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import type { UploadedStatement } from './read-upload.ts'
import type { StatementPayment } from './statement-file.ts'

type PackedStatement = Omit<UploadedStatement, 'payments'> & {
  payments: PackedList<StatementPayment>
}

// Beside the thread: the built server has both in one folder.
const thread = createWorkerThread<Uint8Array, Result<PackedStatement[], UploadProblem>>(
  new URL('./statement-thread.ts', import.meta.url),
  { timeoutMs: 120_000, maxHeapMib: 768 },
)

/** Reads an upload in a thread. */
export const readStatementUpload = async (
  bytes: Uint8Array,
): Promise<Result<UploadedStatement[], UploadProblem>> => {
  const read = await readInThread(thread, bytes, { code: 'file-too-complex' })
  if (!read.ok) return read
  const files: UploadedStatement[] = []
  for (const { payments, ...file } of read.value)
    files.push({ ...file, payments: await unpackList(payments) })
  return ok(files)
}
