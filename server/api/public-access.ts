import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { ApiEnv } from './api-env.ts'

const tag = etag()

/** For answers that are the same for everyone: tagged, so that an unchanged one costs a 304. */
export const publicAccess: MiddlewareHandler<ApiEnv> = (c, next) =>
  tag(c, async () => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, no-cache')
  })
