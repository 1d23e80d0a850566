import { LRUCache } from 'lru-cache'

/** Page views per minute from one address; more come from no human reader. */
const maxPerMinute = 60
const minuteMs = 60_000

/**
 * Returns a function that counts a view and says whether the address exceeds the limit. In memory
 * only: addresses are not stored, and a flood causes no writes.
 */
export const createVisitLimit = () => {
  const countsByAddress = new LRUCache<string, { since: number; times: number }>({ max: 10_000 })
  return (address: string, now: Date) => {
    const current = countsByAddress.get(address)
    const isFresh = current && Math.abs(now.getTime() - current.since) < minuteMs
    const times = isFresh ? current.times + 1 : 1
    countsByAddress.set(address, { since: isFresh ? current.since : now.getTime(), times })
    return times > maxPerMinute
  }
}
