import { LRUCache } from 'lru-cache'

/** Lines per minute from one network; more than a practice types or pastes. */
const maxLinesPerMinute = 10_000
const minuteMs = 60_000

/**
 * Returns a function that counts lines of a network and says whether they exceed the budget. In
 * memory only, per process.
 */
export const createLineBudget = () => {
  const counts = new LRUCache<string, { since: number; lines: number }>({ max: 10_000 })
  return (network: string, lines: number, now: Date) => {
    const current = counts.get(network)
    const isFresh = current && Math.abs(now.getTime() - current.since) < minuteMs
    const counted = { since: isFresh ? current.since : now.getTime(), lines }
    if (isFresh) counted.lines += current.lines
    counts.set(network, counted)
    return counted.lines > maxLinesPerMinute
  }
}
