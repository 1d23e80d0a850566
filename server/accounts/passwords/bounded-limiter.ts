import pLimit from 'p-limit'

/** Error of a full queue; `retryAfter` in seconds. */
const queueFull = () => Object.assign(new Error('the queue is full'), { retryAfter: 2 })

/** How long a task may wait in milliseconds, and behind how many others. */
export type WaitLimits = { maxWaiting?: number; maxWaitMs?: number }

/**
 * Runs at most `maxRunning` tasks concurrently; further ones wait in order. Throws when `maxWaiting`
 * tasks are waiting, or after `maxWaitMs`, which p-limit cannot do.
 */
export const createBoundedLimiter = (maxRunning: number, maxWaiting: number) => {
  const limit = pLimit(maxRunning)
  return async <Value>(
    task: () => Promise<Value>,
    { maxWaiting: most = maxWaiting, maxWaitMs = Number.POSITIVE_INFINITY }: WaitLimits = {},
  ): Promise<Value> => {
    if (limit.pendingCount >= most) throw queueFull()
    const startBefore = performance.now() + maxWaitMs
    return limit(() => {
      if (performance.now() > startBefore) throw queueFull()
      return task()
    })
  }
}
