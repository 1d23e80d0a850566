import pLimit from 'p-limit'
import { ok, type Result, refuse } from '../domain/result.ts'

/** Error of a full queue; `retryAfter` in seconds. */
const queueFull = () => Object.assign(new Error('the queue is full'), { retryAfter: 2 })

/** How long a task may wait in milliseconds, and behind how many others. */
export type WaitLimits = { maxWaiting?: number; maxWaitMs?: number }

/**
 * Runs at most `maxRunning` tasks concurrently; further ones wait in order. Throws when `maxWaiting`
 * tasks are waiting, or at `maxWaitMs`, also while no slot becomes free, which p-limit cannot do.
 */
export const createBoundedLimiter = (maxRunning: number, maxWaiting: number) => {
  const limit = pLimit(maxRunning)
  return async <Value>(
    task: () => Promise<Value>,
    { maxWaiting: most = maxWaiting, maxWaitMs }: WaitLimits = {},
  ): Promise<Value> => {
    if (limit.pendingCount >= most) throw queueFull()
    if (maxWaitMs === undefined) return limit(task)
    const waiting = Promise.withResolvers<never>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      waiting.reject(queueFull())
    }, maxWaitMs)
    const run = limit(async () => {
      clearTimeout(timer)
      if (isLate) throw queueFull()
      return task()
    })
    return Promise.race([run, waiting.promise])
  }
}

/**
 * Runs at most `maxRunning` tasks of a key concurrently. Refuses when `maxWaiting` of the key are waiting.
 * Without a limit over all keys, with which one could block all others.
 */
export const createLimiterByKey = (maxRunning: number) => {
  const tasks = new Map<string, { limit: ReturnType<typeof pLimit>; count: number }>()
  return async <Value>(
    key: string,
    task: () => Promise<Value>,
    maxWaiting = 0,
  ): Promise<Result<Value, 'queue-full'>> => {
    const ofKey = tasks.get(key) ?? { limit: pLimit(maxRunning), count: 0 }
    if (ofKey.count >= maxRunning + maxWaiting) return refuse('queue-full')
    tasks.set(key, ofKey)
    ofKey.count += 1
    try {
      return ok(await ofKey.limit(task))
    } finally {
      ofKey.count -= 1
      if (ofKey.count === 0) tasks.delete(key)
    }
  }
}
