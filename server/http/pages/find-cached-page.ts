import { setTimeout as wait } from 'node:timers/promises'
import type { CachedPage } from '../../cached-page.ts'
import { cachedCatalogueVersion, catalogueVersion } from '../../catalogue/catalogue-version.ts'
import type { Services } from '../../services.ts'

/** How long a cached page waits for the catalogue version, in milliseconds. */
const versionTimeoutMs = 100

const versionWithTimeout = (db: Services['db']) =>
  Promise.race([
    // Without a database, cached pages are sent unchecked.
    catalogueVersion(db).catch(() => undefined),
    wait(versionTimeoutMs, undefined, { ref: false }),
  ])

type Cached = Pick<Services, 'db' | 'pages'>

/**
 * A cached page, unless it has expired or the catalogue has changed. During a database outage every
 * cached page is sent. Synchronous if the version is known: a promise per request lowers throughput.
 */
export const findCachedPage = (
  { db, pages }: Cached,
  path: string,
): CachedPage | Promise<CachedPage | undefined> | undefined => {
  if (!pages.findAny(path)) return undefined
  const findAtVersion = (version: number | undefined) => {
    if (version === undefined) return pages.findAny(path)
    pages.dropOlderVersions(version)
    return pages.find(path)
  }
  const known = cachedCatalogueVersion(db)
  return known === undefined ? versionWithTimeout(db).then(findAtVersion) : findAtVersion(known)
}
