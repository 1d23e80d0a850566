import { createMiddleware } from 'hono/factory'
import { findKeyHolder, isApiKey } from '../accounts/api-keys/find-api-key.ts'
import { refuseKey } from '../accounts/api-keys/refuse-key.ts'
import type { SignedIn } from '../accounts/login/session.ts'
import { clientAddress } from '../http/request-source.ts'
import {
  credentialsOf,
  extendSessionCookie,
  heldSessionBy,
  signedInBy,
} from '../http/sessions/current-session.ts'
import { clearedSessionCookies } from '../http/sessions/session-cookie.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { fail } from './error.ts'

type FindAccount = typeof signedInBy

const bearerKeyIn = ({ env }: Pick<Services, 'env'>, headers: Headers) => {
  const credentials = credentialsOf(env, headers)
  return credentials?.by === 'bearer' && isApiKey(credentials.token) ? credentials.token : undefined
}

/** The account of the request's API key, else what `findAccount` finds. */
export const keyHolderOr =
  (findAccount: FindAccount): FindAccount =>
  async (services, headers, now) => {
    const key = bearerKeyIn(services, headers)
    if (key === undefined) return findAccount(services, headers, now)
    const found = await findKeyHolder(services, key, now)
    return 'holder' in found ? found.holder : undefined
  }

type SignedInEnv = { Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }

/**
 * Middleware that requires a session and sets `signedIn`. Without credentials it responds with
 * `code`, with invalid ones with `session-expired`; for the cart both times with what happens to it. A
 * session that awaits its second factor gets `second-factor-missing`. The back office passes
 * `sessionOwnerBy`. API keys are refused unless `findAccount` accepts them.
 */
export const requireLogin = (
  services: Services,
  code:
    | 'log-in-first'
    | 'log-in-to-order'
    | 'log-in-to-see-orders'
    | 'log-in-to-store-cart' = 'log-in-first',
  findAccount = signedInBy,
) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const { headers } = c.req.raw
    const now = services.now()
    const account = await findAccount(services, headers, now)
    if (account) {
      c.set('signedIn', account)
      await next()
      const both = { request: headers, response: c.res.headers }
      return extendSessionCookie(services, both, account, now)
    }
    const key = bearerKeyIn(services, headers)
    if (key !== undefined) {
      const refusal = await refuseKey(services, key, clientAddress(c, services.env), now)
      if (refusal.code === 'key-invalid') c.header('WWW-Authenticate', 'Bearer')
      if ('retryAfter' in refusal) c.header('Retry-After', String(refusal.retryAfter))
      return fail(c, refusal.code)
    }
    const held = await heldSessionBy(services, headers, now)
    if (held) {
      const { accountId } = held.account
      recordSecurityEvent(services, 'access-denied', { accountId, reason: 'second-factor-missing' })
      return fail(c, 'second-factor-missing')
    }
    const credentials = credentialsOf(services.env, headers)
    if (credentials?.by === 'cookie')
      for (const cookie of clearedSessionCookies(services.env))
        c.header('Set-Cookie', cookie, { append: true })
    c.header('WWW-Authenticate', 'Bearer')
    const saysEnd = code === 'log-in-to-store-cart'
    return fail(c, credentials && !saysEnd ? 'session-expired' : code)
  })
