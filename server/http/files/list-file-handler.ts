import type { Context } from 'hono'
import type { CachedPage } from '../../cached-page.ts'
import { findListFile } from '../../catalogue/remedies/list-files.ts'
import { findSearchFile } from '../../search/search-files.ts'
import type { Services } from '../../services.ts'
import { compressPage } from '../pages/page-cache.ts'
import { cachedPageResponse } from '../pages/send-cached-page.ts'
import { compressThoroughly } from '../responses/compress-body.ts'

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * `/catalogue/{list}.{hash}.json`: the address contains the content's hash, so browsers cache it
 * for a year. An outdated address redirects to the current one, as does the one of the search without
 * a hash.
 */
export const listFileHandler = ({ db }: Pick<Services, 'db'>) => {
  /** Keyed by list name: a new version replaces the old one. */
  const cachedByName = new Map<string, { body: string; page: Promise<CachedPage> }>()
  const compressedList = (name: string, body: string) => {
    const cached = cachedByName.get(name)
    if (cached?.body === body) return cached.page
    const page = compressPage(Buffer.from(body), headers, compressThoroughly)
    cachedByName.set(name, { body, page })
    return page
  }
  return async (c: Context) => {
    const file = c.req.param('file') ?? ''
    const found = (await findSearchFile(db, file)) ?? (await findListFile(db, file))
    if (!found) return c.notFound()
    if ('movedTo' in found) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(found.movedTo, 302)
    }
    return cachedPageResponse(c.req.raw, await compressedList(found.name, found.body))
  }
}
