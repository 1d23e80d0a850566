import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/client.ts'
import { cachedDataVersion, dataVersion } from '../../db/data-version.ts'
import { bytesOf, type CachedResponse } from './cached-response.ts'

/** What a response depends on, besides the data. */
export type ResponseKey = {
  /** Equal for all addresses that mean the same. */
  key: string
  /** Whether many such keys exist. They share fewer bytes, so that they displace no others. */
  isQueried?: boolean
  /** Whether requests with credentials get another response. */
  isAnonymous?: boolean
  /** Whether the key names the content: the response outlives changes of the data. */
  isImmutable?: boolean
  /** Above 1: number of renderings of a page with random content, one of which is sent. */
  variants?: number
}

type Make = () => Promise<CachedResponse>

/** How long a cached response waits for the data version, in milliseconds. */
const versionTimeoutMs = 100

/** Total length of the addresses that lead to a cached response. */
const maxTargetLength = 2 ** 20

export type ResponseCacheOptions = {
  maxBytes?: number
  maxQueriedBytes?: number
  ttlMs?: number
}

/**
 * Responses that are the same for everyone, by key and version of the data, which only grows: those of
 * older versions are not found any more and are displaced. Bounded in bytes. They expire after a minute,
 * since they also depend on the time; during a database outage expired ones are sent.
 */
export const createResponseCache = (
  db: Database,
  {
    maxBytes = 32 * 2 ** 20,
    maxQueriedBytes = 8 * 2 ** 20,
    ttlMs = 60_000,
  }: ResponseCacheOptions = {},
) => {
  const createPool = (maxSize: number) =>
    new LRUCache<string, CachedResponse, Make>({
      maxSize,
      sizeCalculation: (response, name) => bytesOf(response) + name.length * 2,
      ttl: ttlMs,
      // An expired response is sent while the database is away.
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // One that is displaced while it is made is sent, but not cached.
      ignoreFetchAbort: true,
      fetchMethod: (_name, _previous, { context: make }) => make(),
    })
  const fixed = createPool(maxBytes)
  const queried = createPool(maxQueriedBytes)
  const poolOf = ({ isQueried }: ResponseKey) => (isQueried ? queried : fixed)
  /** The keys of addresses requested before. */
  const keys = new LRUCache<string, ResponseKey>({
    maxSize: maxTargetLength,
    sizeCalculation: ({ key }, target) => key.length + target.length + 1,
  })
  /** Of the last look-up with a database. */
  let lastVersion = 0

  const nameOf = ({ key, isImmutable }: ResponseKey, version: number, variant: number) =>
    `${isImmutable ? '' : version} ${variant} ${key}`

  const anyVariant = ({ variants = 1 }: ResponseKey) => Math.floor(Math.random() * variants)

  /** `version`: undefined during an outage, in which any variant of any age is sent. */
  const findAt = (key: ResponseKey, version: number | undefined) => {
    if (version !== undefined) {
      lastVersion = version
      return poolOf(key).get(nameOf(key, version, anyVariant(key)), { allowStale: false })
    }
    for (let variant = 0; variant < (key.variants ?? 1); variant += 1) {
      const found = poolOf(key).get(nameOf(key, lastVersion, variant))
      if (found) return found
    }
    return undefined
  }

  /** Undefined without a database: cached responses are then sent unchecked. */
  const findVersion = () => dataVersion(db).catch(() => undefined)

  return {
    /**
     * The current response to an address requested before. Synchronous if the version is known: a
     * promise per request lowers throughput.
     */
    find: (target: string, hasCredentials = false) => {
      const key = keys.get(target)
      if (!key || (key.isAnonymous && hasCredentials)) return undefined
      const version = cachedDataVersion(db)
      if (version !== undefined) return findAt(key, version)
      const inTime = wait(versionTimeoutMs, undefined, { ref: false })
      return Promise.race([findVersion(), inTime]).then((found) => findAt(key, found))
    },
    /**
     * The current response, else a new one: made once for concurrent callers. `make` depends on
     * database and key only; if it throws, nothing is cached.
     */
    load: async (target: string, key: ResponseKey, make: Make): Promise<CachedResponse> => {
      // Read before the data: a concurrent change leads to a second response, never to a stale one.
      const version = await findVersion()
      const found = findAt(key, version)
      const name = nameOf(key, version ?? lastVersion, anyVariant(key))
      const ttl = key.isImmutable ? 0 : ttlMs
      const options = { context: make, allowStale: false, ttl }
      const response = found ?? (await poolOf(key).forceFetch(name, options))
      keys.set(target, key)
      return response
    },
    /** Bytes of all responses and keys. */
    size: () => fixed.calculatedSize + queried.calculatedSize + keys.calculatedSize * 2,
    clear: () => {
      for (const pool of [fixed, queried]) pool.clear()
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
