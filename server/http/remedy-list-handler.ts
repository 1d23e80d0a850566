import type { Context } from 'hono'
import { remedyList } from '../catalogue/remedy-list.ts'
import type { Services } from '../services.ts'
import { makeReady, type ReadyPage, thorough } from './page-cache.ts'
import { readyResponse } from './send-ready.ts'

const headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** `/catalogue/remedies.{hash}.json`: the address changes with the content, so it is kept for good. */
export const remedyListHandler = (services: Services) => {
  const ready = new Map<string, Promise<ReadyPage>>()
  return async (c: Context) => {
    const { hash, body } = await remedyList(services)
    if (c.req.param('file') !== `remedies.${hash}.json`) return c.notFound()
    const page = ready.get(hash) ?? makeReady(Buffer.from(body), headers, thorough)
    ready.set(hash, page)
    return readyResponse(c.req.raw, await page)
  }
}
