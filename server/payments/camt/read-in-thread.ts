import type { Result } from '../../../domain/result.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import type { UploadedStatement, UploadRefusal } from './read-upload.ts'

// Beside the thread: the built server has both in one folder.
const thread = createWorkerThread<Uint8Array, Result<UploadedStatement[], UploadRefusal>>(
  new URL('./statement-thread.ts', import.meta.url),
  { timeoutMs: 60_000, maxHeapMib: 512 },
)

/** Reads an upload in a thread; rejects with a thread failure when it takes too long. */
export const readStatementUpload = (
  bytes: Uint8Array,
): Promise<Result<UploadedStatement[], UploadRefusal>> => thread.run(bytes)
