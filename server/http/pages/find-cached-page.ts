import { setTimeout as wait } from 'node:timers/promises'
import type { CachedPage } from '../../cached-page.ts'
import { catalogueVersion, knownCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import type { Services } from '../../services.ts'

/** A page does not wait longer than this to hear whether it is still true; in milliseconds. */
const versionTimeoutMs = 100

const versionSoon = (db: Services['db']) =>
  Promise.race([
    // A database that is away makes no new pages; those at hand go out.
    catalogueVersion(db).catch(() => undefined),
    wait(versionTimeoutMs, undefined, { ref: false }),
  ])

type Cached = Pick<Services, 'db' | 'pages'>

/**
 * A page from memory, unless the catalogue has changed since it was made or it has expired. While the
 * database is away every cached page is sent. Synchronous where the catalogue's version is known: a
 * promise for each of thousands of pages a second would be felt.
 */
export const findCachedPage = (
  { db, pages }: Cached,
  path: string,
): CachedPage | Promise<CachedPage | undefined> | undefined => {
  if (!pages.findAny(path)) return undefined
  const upTo = (version: number | undefined) => {
    if (version === undefined) return pages.findAny(path)
    pages.follow(version)
    return pages.find(path)
  }
  const known = knownCatalogueVersion(db)
  return known === undefined ? versionSoon(db).then(upTo) : upTo(known)
}
