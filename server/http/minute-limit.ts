import { LRUCache } from 'lru-cache'

const minuteMs = 60_000

/**
 * Returns a function that counts `amount` of a source and says whether it exceeds `maxPerMinute`. In
 * memory only, per process: addresses are not stored, and a flood causes no writes.
 */
export const createMinuteLimit = (maxPerMinute: number) => {
  const counts = new LRUCache<string, { since: number; total: number }>({ max: 10_000 })
  return (source: string, now: Date, amount = 1) => {
    const current = counts.get(source)
    // The clock may have been set back.
    const isFresh = current && Math.abs(now.getTime() - current.since) < minuteMs
    const since = isFresh ? current.since : now.getTime()
    const total = (isFresh ? current.total : 0) + amount
    counts.set(source, { since, total })
    return total > maxPerMinute
  }
}
