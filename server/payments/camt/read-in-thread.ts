import type { Result } from '../../../domain/result.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import type { StatementFile, StatementRefusal } from './statement-file.ts'

// Beside the thread: the built server has both in one folder.
const thread = createWorkerThread<Uint8Array, Result<StatementFile, StatementRefusal>>(
  new URL('./statement-thread.ts', import.meta.url),
  { timeoutMs: 60_000, maxHeapMib: 512 },
)

/** Reads a file in a thread; rejects with a thread failure when it takes too long. */
export const readStatementFile = (
  bytes: Uint8Array,
): Promise<Result<StatementFile, StatementRefusal>> => thread.run(bytes)
