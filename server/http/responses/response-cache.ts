import { LRUCache } from 'lru-cache'
import type { CachedPage, Encoding } from '../../cached-page.ts'
import { encodingFor, tagOf } from '../pages/page-cache.ts'
import { securityHeaders } from '../security-headers.ts'
import { compressQuickly, compressThoroughly } from './compress-body.ts'
import { ownMemory } from './own-memory.ts'

/** A JSON body and headers besides the usual ones. */
export type JsonBody = { body: Buffer; headers?: Readonly<Record<string, string>> }

/** `key`: names the body; equal for all addresses that mean the same. */
export type ResponseKey = {
  key: string
  /** Whether few such keys exist. Others are cached apart, so that they cannot displace these. */
  isFixed: boolean
  /** Whether requests with credentials get another response. */
  isAnonymous?: boolean
}

type Entry = ResponseKey & { page: CachedPage; createdAt: number; isImproved: boolean }

type Client = { acceptEncoding: string | undefined; hasCredentials: boolean }

export type ResponseCacheOptions = {
  maxFixedBytes?: number
  maxQueriedBytes?: number
  /** Age at which a response that is requested again is compressed better. */
  improveAfterMs?: number
}

const headersOf = (headers: JsonBody['headers']) => ({
  ...securityHeaders,
  'Content-Type': 'application/json',
  'Cache-Control': 'public, no-cache',
  ...headers,
})

/** Bodies below are sent uncompressed. */
const minCompressedBytes = 512

/** Total length of the addresses that lead to a cached response. */
const maxTargetLength = 2 ** 20

const sizeOf = ({ key, page: { bodies } }: Entry) =>
  key.length * 2 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0)

const isCompressible = ({ bodies }: CachedPage, encoding: Encoding) =>
  encoding !== 'identity' && bodies.identity.length >= minCompressedBytes

/** Weak, since a better compression later has the same content. */
const withBody = (page: CachedPage, encoding: Encoding, body: Buffer): CachedPage => ({
  headers: page.headers,
  bodies: { ...page.bodies, [encoding]: body },
  tags: { ...page.tags, [encoding]: `W/${page.tags.identity}` },
})

/**
 * Public JSON responses of one data version, by key. Bounded in bytes. A body is compressed when a
 * client first accepts an encoding, quickly; later, if it is requested again, thoroughly.
 */
export const createResponseCache = ({
  maxFixedBytes = 32 * 2 ** 20,
  maxQueriedBytes = 8 * 2 ** 20,
  improveAfterMs = 5_000,
}: ResponseCacheOptions = {}) => {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: sizeOf })
  const fixed = cacheOf(maxFixedBytes)
  const queried = cacheOf(maxQueriedBytes)
  const keys = new LRUCache<string, string>({
    maxSize: maxTargetLength,
    sizeCalculation: (key, target) => key.length + target.length + 1,
  })
  const pending = new Map<string, Promise<Entry>>()
  let currentVersion = 0

  const dropOlderVersions = (version: number) => {
    if (version <= currentVersion) return
    currentVersion = version
    for (const cache of [fixed, queried]) cache.clear()
    // The keys stay: an address means the same in every version.
    pending.clear()
  }

  const get = (key: string) => fixed.get(key) ?? queried.get(key)
  const put = (entry: Entry) => void (entry.isFixed ? fixed : queried).set(entry.key, entry)
  /** Adds a compressed body, unless the entry was dropped or made again since the request. */
  const addBody = (
    { key, page: { bodies } }: Entry,
    encoding: Encoding,
    body: Buffer,
    isImproved: boolean,
  ) => {
    const current = get(key)
    if (current?.page.bodies.identity !== bodies.identity) return
    put({ ...current, page: withBody(current.page, encoding, body), isImproved })
  }

  let isImproving = false
  const improve = async (entry: Entry) => {
    isImproving = true
    const { bodies } = entry.page
    try {
      for (const encoding of ['br', 'gzip'] as const)
        if (bodies[encoding])
          addBody(entry, encoding, await compressThoroughly(bodies.identity, encoding), true)
    } finally {
      isImproving = false
    }
  }
  const improveIfOld = (entry: Entry) => {
    const isCompressed = entry.page.bodies.br ?? entry.page.bodies.gzip
    if (!isCompressed || entry.isImproved || isImproving) return
    if (performance.now() - entry.createdAt >= improveAfterMs) void improve(entry)
  }

  const createEntry = async (key: ResponseKey, make: () => Promise<JsonBody>): Promise<Entry> => {
    const { body, headers } = await make()
    const page: CachedPage = {
      headers: headersOf(headers),
      bodies: { identity: ownMemory(body) },
      tags: { identity: tagOf(body) },
    }
    return { ...key, page, createdAt: performance.now(), isImproved: false }
  }

  /** Made once for concurrent callers; not cached if the data have changed since. */
  const loadEntry = (key: ResponseKey, version: number, make: () => Promise<JsonBody>) => {
    if (version < currentVersion) return createEntry(key, make)
    const running = pending.get(key.key)
    if (running) return running
    const making = createEntry(key, make)
      .then((entry) => {
        if (version === currentVersion) put(entry)
        return entry
      })
      .finally(() => {
        if (pending.get(key.key) === making) pending.delete(key.key)
      })
    pending.set(key.key, making)
    return making
  }

  return {
    /** The response to an address requested before, if it is complete for the client. */
    find: (
      target: string,
      version: number | undefined,
      { acceptEncoding, hasCredentials }: Client,
    ) => {
      if (version !== undefined) dropOlderVersions(version)
      const key = keys.get(target)
      const entry = key === undefined ? undefined : get(key)
      if (!entry || (entry.isAnonymous && hasCredentials)) return undefined
      const encoding = encodingFor(acceptEncoding)
      if (isCompressible(entry.page, encoding) && !entry.page.bodies[encoding]) return undefined
      improveIfOld(entry)
      return entry.page
    },
    /** `version`: the data version before `make`, undefined during an outage. */
    load: async (
      { target, acceptEncoding }: { target: string; acceptEncoding: string | undefined },
      key: ResponseKey,
      version: number | undefined,
      make: () => Promise<JsonBody>,
    ): Promise<CachedPage> => {
      if (version !== undefined) dropOlderVersions(version)
      const found = get(key.key)
      const entry = found ?? (await loadEntry(key, version ?? currentVersion, make))
      keys.set(target, key.key)
      const encoding = encodingFor(acceptEncoding)
      if (encoding === 'identity' || !isCompressible(entry.page, encoding)) return entry.page
      if (entry.page.bodies[encoding]) return entry.page
      const body = await compressQuickly(entry.page.bodies.identity, encoding)
      addBody(entry, encoding, body, false)
      return withBody(entry.page, encoding, body)
    },
    /** Bytes of all bodies and keys. */
    size: () => fixed.calculatedSize + queried.calculatedSize + keys.calculatedSize * 2,
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
