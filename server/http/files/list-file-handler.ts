import type { Context } from 'hono'
import { findListFile } from '../../catalogue/remedies/list-files.ts'
import { findSearchFile } from '../../search/search-files.ts'
import type { Services } from '../../services.ts'
import { createResponse, responseFromCache } from '../cache/cached-response.ts'

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * `/catalogue/{list}.{hash}.json`: the address contains the content's hash, so browsers cache it
 * for a year. An outdated address redirects to the current one, as does the one of the search without
 * a hash.
 */
export const listFileHandler =
  ({ db, cache }: Pick<Services, 'db' | 'cache'>) =>
  async (c: Context) => {
    const file = c.req.param('file') ?? ''
    const found = (await findSearchFile(db, file)) ?? (await findListFile(db, file))
    if (!found) return c.notFound()
    if ('movedTo' in found) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(found.movedTo, 302)
    }
    const { path } = c.req
    const cached = await cache.load(path, { key: path, isImmutable: true }, () =>
      createResponse(Buffer.from(found.body), headers, 'best'),
    )
    return responseFromCache(c.req.raw, cached)
  }
