/** Error of a full queue; `retryAfter` in seconds. */
const queueFull = () => Object.assign(new Error('too much work is waiting'), { retryAfter: 2 })

/**
 * Runs at most `maxRunning` tasks concurrently; further ones wait in order. Throws when `mostWaiting`
 * tasks are waiting.
 */
export const createLimiter = (maxRunning: number, mostWaiting = Number.POSITIVE_INFINITY) => {
  const waiting: (() => void)[] = []
  let free = maxRunning
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1
    else {
      if (waiting.length >= mostWaiting) throw queueFull()
      await new Promise<void>((start) => waiting.push(start))
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
