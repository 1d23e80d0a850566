import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Env } from '../env.ts'
import { withRequestSource } from '../security-log.ts'
import { clientAddress } from './client-address.ts'
import { setDefaultHeader } from './default-header.ts'

const requestIdHeader = 'X-Request-Id'

const isRequestId = (text: string) => /^[\w\-=]{1,255}$/.test(text)

/**
 * Identifies a request by the id of the proxy in front, else by a new one, and sends it back. Adds it
 * and the client's network to the security events of the request.
 */
export const requestSource =
  (env: Pick<Env, 'trustProxy'>): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  (c, next) => {
    const given = c.req.header(requestIdHeader)
    const requestId = given !== undefined && isRequestId(given) ? given : crypto.randomUUID()
    c.set('requestId', requestId)
    setDefaultHeader(c, requestIdHeader, requestId)
    return withRequestSource({ requestId, address: clientAddress(c, env) }, next)
  }
