import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Env } from '../env.ts'
import { truncatedAddress, withRequestSource } from '../security-log.ts'
import { clientAddress } from './client-address.ts'

/** Names the request in the security events that its handlers record. */
export const requestSource =
  (env: Pick<Env, 'trustProxy'>): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  (c, next) => {
    const address = truncatedAddress(clientAddress(c, env))
    return withRequestSource({ requestId: c.get('requestId'), address }, next)
  }
