import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/client.ts'
import {
  abandonJob,
  claimJob,
  defaultClaimMs,
  finishJob,
  type Job,
  type Lane,
  scheduleRetry,
} from './outbox.ts'
import { isPermanentFailure } from './permanent-failure.ts'

/** A pause of `milliseconds` that `end` cuts short. An `end` before the pause skips it. */
const createPause = (milliseconds: number) => {
  let ended = Promise.withResolvers<void>()

  return {
    async rest() {
      const timer = setTimeout(() => ended.resolve(), milliseconds)
      await ended.promise
      clearTimeout(timer)
      ended = Promise.withResolvers<void>()
    },
    end: () => ended.resolve(),
  }
}

/**
 * Performs one kind of job. Must be idempotent, as it may run again after a crash. Validates
 * `body` itself. Blocks the other jobs of its lane until it settles or its claim expires.
 */
export type Handler = (body: unknown, job: Job) => Promise<void>

/** Attempts of a job with a permanent error: about three hours (`retryDelay`). */
const maxTriesAfterPermanentFailure = 8

export type Handlers = Readonly<Record<string, Handler>>

type WorkerLog = {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

export type WorkerOptions = {
  now: () => Date
  log: WorkerLog
  /** Whether the body of such a job stays stored after its end; default: no. */
  keepsBody?: (kind: string) => boolean
  /** The jobs of this worker; default: all. Workers of separate lanes do not wait for each other. */
  lane?: Lane
  /** Polling interval for jobs of other processes, in milliseconds. */
  pollEvery?: number
  /** Maximum wait for the running job at a stop, in milliseconds. */
  stopWithin?: number
}

export type Worker = {
  /** Looks for jobs immediately. Call after the commit. */
  wake: () => void
  /**
   * Ends the loop. Resolves when the running job ends or after `stopWithin`; then its claim
   * expires and another worker repeats it.
   */
  stop: () => Promise<void>
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The result of `work`; rejects after `ms`. */
const within = async <Value>(ms: number, work: Promise<Value>) => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no result within ${ms} ms`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Processes a lane of the outbox sequentially. Several processes may run a worker. */
export const startWorker = (
  db: Database,
  handlers: Handlers,
  {
    now,
    log,
    keepsBody = () => false,
    lane = {},
    pollEvery = 1_000,
    stopWithin = 4_000,
  }: WorkerOptions,
): Worker => {
  const { claimMs = defaultClaimMs } = lane
  const pause = createPause(pollEvery)
  let running = true

  const perform = async (job: Job) => {
    const facts = { job: job.id, kind: job.kind, tries: job.tries }
    const handler = Object.hasOwn(handlers, job.kind) ? handlers[job.kind] : undefined
    if (!handler) {
      log.warn(facts, 'outbox: no handler for this kind of job')
      return scheduleRetry(db, job, 'unknown kind', now())
    }
    try {
      await within(claimMs, handler(job.body, job))
    } catch (error) {
      const isOver = isPermanentFailure(error) && job.tries >= maxTriesAfterPermanentFailure
      log.error(
        { ...facts, err: error },
        isOver ? 'outbox: job failed permanently' : 'outbox: job failed, will be retried',
      )
      return (isOver ? abandonJob : scheduleRetry)(db, job, messageOf(error), now())
    }
    await finishJob(db, job, now(), keepsBody(job.kind))
  }

  /** Whether there was a job. Logs database outages and lets the loop retry. */
  const performNext = async (): Promise<boolean> => {
    try {
      const job = await claimJob(db, now(), lane)
      if (job) await perform(job)
      return job !== undefined
    } catch (error) {
      log.error({ err: error }, 'outbox: database unavailable')
      return false
    }
  }

  const loop = async () => {
    while (running) {
      if (!(await performNext())) await pause.rest()
    }
  }
  const stopped = loop()

  return {
    wake: pause.end,
    async stop() {
      running = false
      pause.end()
      await Promise.race([stopped, wait(stopWithin, undefined, { ref: false })])
    },
  }
}

/** Starts a worker for each lane; all of them share handlers and options. */
export const startWorkers = (
  db: Database,
  handlers: Handlers,
  lanes: readonly Lane[],
  options: Omit<WorkerOptions, 'lane'>,
): Worker => {
  const workers = lanes.map((lane) => startWorker(db, handlers, { ...options, lane }))
  return {
    wake: () => {
      for (const worker of workers) worker.wake()
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
