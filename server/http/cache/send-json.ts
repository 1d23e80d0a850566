import type { Context } from 'hono'
import type { Services } from '../../services.ts'
import { securityHeaders } from '../security-headers.ts'
import { createResponse, responseFromCache } from './cached-response.ts'
import type { ResponseKey } from './response-cache.ts'

/** A JSON body and headers besides the usual ones. */
export type JsonBody = { body: Buffer; headers?: Readonly<Record<string, string>> }

/** Path and query of an absolute address. */
const targetOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + 2))

/** Responds with a cached body, else with a new one; `make` must depend on database and key only. */
export const sendJson = async (
  c: Context,
  { cache }: Pick<Services, 'cache'>,
  key: ResponseKey,
  make: () => Promise<JsonBody>,
) => {
  const cached = await cache.load(targetOf(c.req.raw.url), key, async () => {
    const { body, headers } = await make()
    return createResponse(body, {
      ...securityHeaders,
      'Content-Type': 'application/json',
      'Cache-Control': 'public, no-cache',
      ...headers,
    })
  })
  return responseFromCache(c.req.raw, cached)
}

/** A value as JSON in UTF-8. */
export const jsonBuffer = (value: unknown) => Buffer.from(JSON.stringify(value))
