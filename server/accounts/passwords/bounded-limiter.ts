import pLimit from 'p-limit'

/** Error of a full queue; `retryAfter` in seconds. */
const queueFull = () => Object.assign(new Error('the queue is full'), { retryAfter: 2 })

/**
 * Runs at most `maxRunning` tasks concurrently; further ones wait in order. Throws when `maxWaiting`
 * tasks are waiting, which p-limit cannot do.
 */
export const createBoundedLimiter = (maxRunning: number, maxWaiting: number) => {
  const limit = pLimit(maxRunning)
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (limit.pendingCount >= maxWaiting) throw queueFull()
    return limit(task)
  }
}
