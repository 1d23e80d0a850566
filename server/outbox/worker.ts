import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/client.ts'
import { abandonJob, claimJob, finishJob, type Job, scheduleRetry } from './outbox.ts'
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
 * `body` itself. Must settle within a minute: it blocks all other jobs of this worker.
 */
export type Handler = (body: unknown, job: Job) => Promise<void>

/** Attempts of a job with a permanent error: about three hours (retry-delay.ts). */
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

/** Processes the outbox sequentially. Several processes may run a worker. */
export const startWorker = (
  db: Database,
  handlers: Handlers,
  { now, log, keepsBody = () => false, pollEvery = 1_000, stopWithin = 4_000 }: WorkerOptions,
): Worker => {
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
      await handler(job.body, job)
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
      const job = await claimJob(db, now())
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
