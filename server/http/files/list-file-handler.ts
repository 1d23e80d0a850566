import type { Context } from 'hono'
import type { CachedPage } from '../../cached-page.ts'
import { findListFile } from '../../catalogue/remedies/list-files.ts'
import type { Services } from '../../services.ts'
import { compressPage, thorough } from '../pages/page-cache.ts'
import { cachedPageResponse } from '../pages/send-cached-page.ts'

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * `/catalogue/{list}.{hash}.json`: the address changes with the content, so it is kept for good.
 * A page opened before the content changed asks under the old address and is led to the new one.
 */
export const listFileHandler = ({ db }: Pick<Services, 'db'>) => {
  /** By the list's name: what is superseded goes. */
  const kept = new Map<string, { body: string; ready: Promise<CachedPage> }>()
  const readyOf = (name: string, body: string) => {
    const known = kept.get(name)
    if (known?.body === body) return known.ready
    const ready = compressPage(Buffer.from(body), headers, thorough)
    kept.set(name, { body, ready })
    return ready
  }
  return async (c: Context) => {
    const found = await findListFile(db, c.req.param('file') ?? '')
    if (!found) return c.notFound()
    if ('movedTo' in found) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(found.movedTo, 302)
    }
    return cachedPageResponse(c.req.raw, await readyOf(found.name, found.body))
  }
}
