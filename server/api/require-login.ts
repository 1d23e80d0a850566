import { createMiddleware } from 'hono/factory'
import type { SignedIn } from '../accounts/login/session.ts'
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

type SignedInEnv = { Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }

/**
 * Middleware that requires a session and sets `signedIn`. Without credentials it responds with
 * `code`, with invalid ones with `session-expired`; for the cart both times with what happens to it. A
 * session that awaits its second factor gets `second-factor-missing`. The back office passes
 * `sessionOwnerBy`.
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
