import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnv } from './api-env.ts'
import { fail } from './error.ts'

/**
 * In bytes: an order and a cart may have two hundred lines, a mixture of a thousand substances shall be
 * told that it has too many; all else is small.
 */
const largest = { order: 2 ** 20, mixture: 2 ** 18, other: 2 ** 16 }

const largestAt = (path: string) => {
  if (/\/shop\/(orders|cart)$/.test(path)) return largest.order
  return /\/shop\/(price|forms)$/.test(path) ? largest.mixture : largest.other
}

const tooLarge = (c: Context<ApiEnv>) => fail(c, 'too-large')

/**
 * Refuses bodies that are too large. What says its length is held to it by Node itself, so only a
 * body that comes in pieces is counted: looking at it makes a stream of it, which costs more than
 * most answers.
 */
export const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  // Takes a file; its reader has limits of its own.
  if (c.req.path.endsWith('/sn_api/new_user')) return next()
  const maxSize = largestAt(c.req.path)
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return bodyLimit({ maxSize, onError: tooLarge })(c, next)
  return Number(length) <= maxSize ? next() : Promise.resolve(tooLarge(c))
}
