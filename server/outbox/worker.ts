import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/client.ts'
import { claim, fail, finish, giveUp, type Job } from './outbox.ts'
import { isRefusal } from './refusal.ts'

/** A rest of so many milliseconds that can be cut short; one ended before it began does not take place. */
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
 * Does one kind of work. It may be called again for the same job after a crash, so it must bear that;
 * it reads `body` with a schema of its own, and ends by itself within a minute: while it does not,
 * no other job is done here.
 */
export type Handler = (body: unknown, job: Job) => Promise<void>

/** How often a job is tried that is refused for good: over about three hours (retry-delay.ts). */
const triesOfRefused = 8

export type Handlers = Readonly<Record<string, Handler>>

export type WorkerLog = {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

export type WorkerOptions = {
  now: () => Date
  log: WorkerLog
  /** How often the worker looks for jobs of other processes, in milliseconds. */
  pollEvery?: number
  /** How long a stop waits for the job in hand, in milliseconds. */
  stopWithin?: number
}

export type Worker = {
  /** There is a new job: look at once. To be called after the commit. */
  wake: () => void
  /**
   * Ends the loop; resolves when the job in hand is through, or after a few seconds all the same: its
   * claim then runs out and another worker does it.
   */
  stop: () => Promise<void>
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Does the work of the outbox, one job after another. Safe in several processes at once. */
export const startWorker = (
  db: Database,
  handlers: Handlers,
  { now, log, pollEvery = 1_000, stopWithin = 4_000 }: WorkerOptions,
): Worker => {
  const pause = createPause(pollEvery)
  let running = true

  const perform = async (job: Job) => {
    const facts = { job: job.id, kind: job.kind, tries: job.tries }
    const handler = Object.hasOwn(handlers, job.kind) ? handlers[job.kind] : undefined
    if (!handler) {
      log.warn(facts, 'outbox: nobody here knows this kind of job')
      return fail(db, job, 'unknown kind', now())
    }
    try {
      await handler(job.body, job)
    } catch (error) {
      const isOver = isRefusal(error) && job.tries >= triesOfRefused
      log.error({ ...facts, err: error }, `outbox: a job ${isOver ? 'is given up' : 'has failed'}`)
      return (isOver ? giveUp : fail)(db, job, messageOf(error), now())
    }
    await finish(db, job, now())
  }

  /** Whether there was a job. An outage of the database is waited out. */
  const performNext = async (): Promise<boolean> => {
    try {
      const job = await claim(db, now())
      if (job) await perform(job)
      return job !== undefined
    } catch (error) {
      log.error({ err: error }, 'outbox: the database does not answer')
      return false
    }
  }

  const loop = async () => {
    while (running) {
      if (!(await performNext())) await pause.rest()
    }
  }
  const ended = loop()

  return {
    wake: pause.end,
    async stop() {
      running = false
      pause.end()
      await Promise.race([ended, wait(stopWithin, undefined, { ref: false })])
    },
  }
}
