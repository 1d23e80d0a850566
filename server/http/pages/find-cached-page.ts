import { setTimeout as wait } from 'node:timers/promises'
import type { CachedPage } from '../../cached-page.ts'
import { cachedDataVersion, dataVersion } from '../../db/data-version.ts'
import type { Services } from '../../services.ts'

/** How long a cached page waits for the data version, in milliseconds. */
const versionTimeoutMs = 100

const versionWithTimeout = (db: Services['db']) =>
  Promise.race([
    // Without a database, cached pages are sent unchecked.
    dataVersion(db).catch(() => undefined),
    wait(versionTimeoutMs, undefined, { ref: false }),
  ])

/**
 * Calls `find` with the data version, undefined during a database outage. Synchronous if the
 * version is known: a promise per request lowers throughput.
 */
export const findAtDataVersion = <Found>(
  db: Services['db'],
  find: (version: number | undefined) => Found,
): Found | Promise<Found> => {
  const known = cachedDataVersion(db)
  return known === undefined ? versionWithTimeout(db).then(find) : find(known)
}

type Cached = Pick<Services, 'db' | 'pages'>

/**
 * A cached page, unless it has expired or the data have changed. During a database outage every
 * cached page is sent.
 */
export const findCachedPage = (
  { db, pages }: Cached,
  path: string,
): CachedPage | Promise<CachedPage | undefined> | undefined => {
  if (!pages.findAny(path)) return undefined
  return findAtDataVersion(db, (version) => {
    if (version === undefined) return pages.findAny(path)
    pages.dropOlderVersions(version)
    return pages.find(path)
  })
}
