import { LRUCache } from 'lru-cache'

/** More pages a minute nobody reads. */
const most = 60
const minute = 60_000

/**
 * Whether one source tells more than it could see. In memory alone: no address is kept anywhere, and
 * a flood costs no writing.
 */
export const createVisitLimit = () => {
  const told = new LRUCache<string, { since: number; times: number }>({ max: 10_000 })
  return (address: string, now: Date) => {
    const known = told.get(address)
    const isFresh = known && now.getTime() - known.since < minute
    const times = isFresh ? known.times + 1 : 1
    told.set(address, { since: isFresh ? known.since : now.getTime(), times })
    return times > most
  }
}
