import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Env } from '../env.ts'
import { truncatedAddress, withRequestSource } from '../security-log.ts'
import { clientAddress } from './client-address.ts'

/** Adds request id and address to the security events of a request. */
export const requestSource =
  (env: Pick<Env, 'trustProxy'>): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  (c, next) => {
    const address = truncatedAddress(clientAddress(c, env))
    return withRequestSource({ requestId: c.get('requestId'), address }, next)
  }
