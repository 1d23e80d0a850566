import { parentPort } from 'node:worker_threads'

/** The result of a task, or its error. */
export type ThreadReply<Output> = { value: Output } | { error: unknown }

/** Performs the tasks of `createWorkerThread`. Errors of a task are sent; the thread continues. */
export const serveTasks = <Input>(work: (input: Input) => unknown) => {
  const replyTo = async (input: Input): Promise<ThreadReply<unknown>> => {
    try {
      return { value: await work(input) }
    } catch (error) {
      return { error }
    }
  }
  parentPort?.on('message', async (input: Input) => parentPort?.postMessage(await replyTo(input)))
}
