import { type Result, refuse } from '../../domain/result.ts'
import { type createWorkerThread, isThreadFailure } from '../worker-threads.ts'

type ReadingThread<Value, Refusal> = ReturnType<
  typeof createWorkerThread<Uint8Array, Result<Value, Refusal>>
>

/** Whether the task took too long, which has no cause, or too much memory. */
const isTooLarge = (error: unknown) => {
  if (!isThreadFailure(error) || !(error instanceof Error)) return false
  const { cause } = error
  if (cause === undefined) return true
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Reads a file in a thread; `refusal` for a file that takes it too much time or memory. */
export const readInThread = async <Value, Refusal>(
  thread: ReadingThread<Value, Refusal>,
  bytes: Uint8Array,
  refusal: Refusal,
): Promise<Result<Value, Refusal>> => {
  // A full queue is no fault of the file.
  if (thread.isFull()) return thread.run(bytes)
  try {
    return await thread.run(bytes)
  } catch (error) {
    if (isTooLarge(error)) return refuse(refusal)
    throw error
  }
}
