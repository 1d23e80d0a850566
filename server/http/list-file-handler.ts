import type { Context } from 'hono'
import { findListFile } from '../catalogue/list-files.ts'
import type { Services } from '../services.ts'
import { makeReady, type ReadyPage, thorough } from './page-cache.ts'
import { readyResponse } from './send-ready.ts'

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** `/catalogue/{list}.{hash}.json`: the address changes with the content, so it is kept for good. */
export const listFileHandler = ({ db }: Pick<Services, 'db'>) => {
  const ready = new Map<string, Promise<ReadyPage>>()
  return async (c: Context) => {
    const file = c.req.param('file') ?? ''
    const body = await findListFile(db, file)
    if (body === undefined) return c.notFound()
    const page = ready.get(file) ?? makeReady(Buffer.from(body), headers, thorough)
    ready.set(file, page)
    return readyResponse(c.req.raw, await page)
  }
}
