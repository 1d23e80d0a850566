import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { CachedPage, Encoding, PageCache } from '../../cached-page.ts'
import { compressQuickly, compressThoroughly } from '../responses/compress-body.ts'

export const tagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * The bodies without the uncompressed one, which is three quarters of the bytes: the few clients
 * without compression get it from gzip, in 0.3 ms.
 */
export const compressedBodies = (br: Buffer, gzipped: Buffer): CachedPage['bodies'] => {
  // One copy for all clients that are still reading it.
  let shared: WeakRef<Buffer> | undefined
  return {
    br,
    gzip: gzipped,
    get identity() {
      const body = shared?.deref() ?? gunzipSync(gzipped)
      shared = new WeakRef(body)
      return body
    },
  }
}

/**
 * Compresses a page for a client that waits (70 kB in 0.8 ms), or thoroughly: a quarter smaller, in
 * another thread for 0.1 s.
 */
export const compressPage = async (
  body: Buffer,
  headers: Record<string, string>,
  compress: typeof compressThoroughly | typeof compressQuickly = compressQuickly,
): Promise<CachedPage> => {
  const [br, gzipped] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  // One strong tag per encoding, as RFC 9110 §8.8.3 asks.
  const tags = { br: tagOf(br), gzip: tagOf(gzipped), identity: tagOf(body) }
  return { headers, bodies: compressedBodies(br, gzipped), tags }
}

/** The cached renderings of one address, newest first, sent in rotation once there are `variants`. */
type Entry = { renderings: [CachedPage, ...CachedPage[]]; variants: number; lastSent: number }

type Rendering = { render: () => Promise<CachedPage>; variants: number }

/** Bytes that a page holds in memory. */
const bytesOf = ({ bodies }: CachedPage) =>
  bodies.br && bodies.gzip ? bodies.br.length + bodies.gzip.length : bodies.identity.length

const sizeOf = ({ renderings }: Entry) => renderings.reduce((sum, page) => sum + bytesOf(page), 0)

/** br or gzip if accepted, in this order: browsers list brotli last. */
const chooseEncoding = (accepted: string): Encoding => {
  const names = parseAccept(accepted)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity'
}

/** Browsers send few different values; parsing one costs a tenth of sending a cached page. */
const encodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: chooseEncoding })

export const encodingFor = (accepted = ''): Encoding => encodings.memo(accepted)

/** Pages are compressed thoroughly one after the other, so that requests keep the other threads. */
const inSequence = pLimit(1)

/** Seven seconds of work. Pages beyond are compressed when they are requested again later. */
const maxWaiting = 50

/**
 * Public pages by path, for one version of catalogue and content. Bounded in bytes. A page that is
 * requested again is compressed thoroughly; so it stays when its next rendering is the same.
 * Pages expire after a minute, so that processes on one database converge. During a database
 * outage expired pages are sent.
 */
export const createPageCache = (maxBytes = 12 * 2 ** 20, ttlMs = 60_000): PageCache => {
  const pages = new LRUCache<string, Entry, Rendering>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: ttlMs,
    // An expired page is sent while the database is away.
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // A page whose version is dropped during its rendering is sent, but not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (path, previous, { options, context: { render, variants } }) => {
      const { renderings = [], lastSent = 0 } = (isFresh(path) && previous) || {}
      // A further variant does not extend the expiry.
      options.noUpdateTTL = renderings.length > 0
      const page = withBestBodies(await render(), previous)
      return { renderings: [page, ...renderings], variants, lastSent }
    },
  })
  /** Compressed thoroughly, or about to be. */
  const improved = new WeakSet<CachedPage>()
  const withBestBodies = (page: CachedPage, previous: Entry | undefined) => {
    const same = previous?.renderings.find(
      (cached) => improved.has(cached) && cached.tags.identity === page.tags.identity,
    )
    if (!same) return page
    const { bodies, tags } = same
    const cached = { ...page, bodies, tags }
    improved.add(cached)
    return cached
  }
  const placeOf = (path: string, page: CachedPage) =>
    pages.peek(path)?.renderings.indexOf(page) ?? -1
  const improve = async (path: string, page: CachedPage) => {
    // Dropped while it waited.
    if (placeOf(path, page) < 0) return
    const better = await compressPage(page.bodies.identity, page.headers, compressThoroughly)
    improved.add(better)
    const at = placeOf(path, page)
    const { renderings } = pages.peek(path) ?? {}
    if (renderings && at >= 0) renderings[at] = better
  }
  const improveOnce = (path: string, page: CachedPage | undefined) => {
    if (!page?.bodies.br || improved.has(page) || inSequence.pendingCount >= maxWaiting) return
    improved.add(page)
    void inSequence(() => improve(path, page))
  }
  const isFresh = (path: string): boolean => pages.getRemainingTTL(path) > 0
  const find = (path: string) => {
    const entry = isFresh(path) ? pages.get(path) : undefined
    if (!entry || entry.renderings.length < entry.variants) return undefined
    entry.lastSent = (entry.lastSent + 1) % entry.renderings.length
    const page = entry.renderings[entry.lastSent]
    improveOnce(path, page)
    return page
  }
  let currentVersion = 0
  const dropOlderVersions = (version: number) => {
    if (version <= currentVersion) return
    currentVersion = version
    pages.clear()
  }
  return {
    find,
    findAny: (path) => pages.get(path)?.renderings[0],
    load: async (path, version, render, variants = 1) => {
      dropOlderVersions(version)
      if (version < currentVersion) return render()
      const cached = find(path)
      if (cached) return cached
      const context = { render, variants }
      const options = { context, allowStale: false, forceRefresh: true }
      return (await pages.forceFetch(path, options)).renderings[0]
    },
    dropOlderVersions,
    clear: () => pages.clear(),
  }
}
