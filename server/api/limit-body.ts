import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnv } from './api-env.ts'
import { fail } from './error.ts'

/**
 * Maximum body sizes in bytes. Orders have up to 200 lines, merged carts up to 400; mixtures above the limit of
 * substances and texts of too many lines get a specific error.
 */
const maxBytes = {
  order: 2 ** 20,
  mixture: 2 ** 18,
  statement: 2 ** 26,
  other: 2 ** 16,
}

const maxBytesAt = (path: string) => {
  if (/\/shop\/(orders|cart|cart\/check|quick-order)$/.test(path)) return maxBytes.order
  if (/\/admin\/payments\/statements(\/preview)?$/.test(path)) return maxBytes.statement
  // Texts in four languages.
  if (/\/admin\/(products|remedies)(\/|$)/.test(path)) return maxBytes.order
  return /\/(shop\/(price|forms)|admin\/price-simulator)$/.test(path)
    ? maxBytes.mixture
    : maxBytes.other
}

const tooLarge = (c: Context<ApiEnv>) => fail(c, 'too-large')

/**
 * Refuses bodies above the limit. Node enforces Content-Length, so only chunked bodies are
 * counted: wrapping the stream costs more than most handlers.
 */
export const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  // The multipart reader has its own limits.
  if (
    /\/(sn_api\/new_user|admin\/(imports\/\w+\/files|media|media\/[^/]+\/file))$/.test(c.req.path)
  )
    return next()
  const maxSize = maxBytesAt(c.req.path)
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return bodyLimit({ maxSize, onError: tooLarge })(c, next)
  return Number(length) <= maxSize ? next() : Promise.resolve(tooLarge(c))
}
