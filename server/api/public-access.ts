import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { ApiEnv } from './api-env.ts'

const tag = etag()

/** For public responses: an ETag, so that unchanged ones get a 304. */
export const publicAccess: MiddlewareHandler<ApiEnv> = (c, next) =>
  tag(c, async () => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, no-cache')
  })
