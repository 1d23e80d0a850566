import { type Result, refuse } from '../../domain/result.ts'
import { type createWorkerThread, isThreadFailure } from '../worker-threads.ts'

type ReadingThread<Input, Value, Refusal> = ReturnType<
  typeof createWorkerThread<Input, Result<Value, Refusal>>
>

/** Whether the task took too long, which has no cause, or too much memory. */
const isTooLarge = (error: unknown) => {
  if (!isThreadFailure(error) || !(error instanceof Error)) return false
  const { cause } = error
  if (cause === undefined) return true
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Reads a file in a thread; `refusal` for a file that takes it too much time or memory. */
export const readInThread = async <Input, Value, Refusal>(
  thread: ReadingThread<Input, Value, Refusal>,
  input: Input,
  refusal: Refusal,
): Promise<Result<Value, Refusal>> => {
  // A full queue is no fault of the file.
  if (thread.isFull()) return thread.run(input)
  try {
    return await thread.run(input)
  } catch (error) {
    if (isTooLarge(error)) return refuse(refusal)
    throw error
  }
}
