import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { ThreadReply } from './serve-tasks.ts'

type ThreadOptions = {
  /** The thread stops after this time without a task, in milliseconds. */
  idleMs?: number
  /** Maximum time of one task, with the start of the thread, in milliseconds. */
  timeoutMs?: number
  /** Maximum number of tasks, the running one included. */
  maxTasks?: number
  /** Maximum size of the thread's heap, in MiB. */
  maxHeapMib?: number
}

/** Seconds until a failed task may be requested again. */
const retryAfter = 5

const unavailable = Symbol('thread unavailable')

const threadFailure = (message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { retryAfter, [unavailable]: true })

/** Whether a task failed because its thread crashed, took too long or has too many tasks. */
export const isThreadFailure = (error: unknown): boolean =>
  error instanceof Error && unavailable in error

/** The source, or the file beside this one that `scripts/bundle-server.mjs` makes of it. */
const fileOf = (source: URL) =>
  import.meta.url.endsWith('.js')
    ? new URL(`./${basename(source.pathname, '.ts')}.js`, import.meta.url)
    : source

/**
 * Runs tasks sequentially in a thread of `source`, a module `*-thread.ts` that calls `serveTasks`.
 * The thread starts with the first task and ends when idle. `run` rejects with the error of the
 * task, or with a thread failure, after which the next task starts a new thread.
 */
export const createWorkerThread = <Input, Output>(
  source: URL,
  { idleMs = 20_000, timeoutMs = 20_000, maxTasks = 100, maxHeapMib = 256 }: ThreadOptions = {},
) => {
  let thread: Worker | undefined
  let current: PromiseWithResolvers<Output> | undefined
  let idleTimer: NodeJS.Timeout | undefined
  const limit = pLimit(1)
  const isFull = () => limit.activeCount + limit.pendingCount >= maxTasks

  const start = () => {
    const started = new Worker(fileOf(source), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMib },
    })
    const fail = (cause: unknown) => {
      if (thread !== started) return
      thread = undefined
      current?.reject(threadFailure('the thread has ended', cause))
    }
    started.on('message', (reply: ThreadReply<Output>) => {
      if (thread !== started) return
      if ('error' in reply) current?.reject(reply.error)
      else current?.resolve(reply.value)
    })
    started.on('error', fail)
    started.on('exit', fail)
    return started
  }

  const stop = () => {
    const stopped = thread
    thread = undefined
    void stopped?.terminate()
  }

  const runNow = async (input: Input): Promise<Output> => {
    clearTimeout(idleTimer)
    thread ??= start()
    thread.ref()
    const task = Promise.withResolvers<Output>()
    current = task
    const timer = setTimeout(() => {
      stop()
      task.reject(threadFailure(`the task took longer than ${timeoutMs} ms`))
    }, timeoutMs)
    try {
      thread.postMessage(input)
      return await task.promise
    } finally {
      clearTimeout(timer)
      current = undefined
      // An idle thread does not keep the process alive.
      thread?.unref()
      idleTimer = setTimeout(stop, idleMs).unref()
    }
  }

  return {
    isFull,
    /** Whether the thread exists. */
    isRunning: () => thread !== undefined,
    run: async (input: Input): Promise<Output> => {
      if (isFull()) throw threadFailure('the thread has too many tasks')
      return limit(runNow, input)
    },
  }
}
