/** The queue is full; `retryAfter` in seconds. */
const queueFull = () => Object.assign(new Error('too much work is waiting'), { retryAfter: 2 })

/**
 * Lets at most `places` pieces of work run at once; the others wait, first come first served. Throws
 * where `mostWaiting` wait already.
 */
export const createTurns = (places: number, mostWaiting = Number.POSITIVE_INFINITY) => {
  const waiting: (() => void)[] = []
  let free = places
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1
    else {
      if (waiting.length >= mostWaiting) throw queueFull()
      await new Promise<void>((start) => waiting.push(start))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
