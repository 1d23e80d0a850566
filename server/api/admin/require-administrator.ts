import { createMiddleware } from 'hono/factory'
import type { SignedIn } from '../../accounts/login/session.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { fail } from '../error.ts'
import { requireLogin } from '../require-login.ts'

type AdminEnv = { Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }

/** Middleware that requires an administrator and sets `signedIn`. */
export const requireAdministrator = (services: Services) => {
  const signedIn = requireLogin(services)
  return createMiddleware<AdminEnv>((c, next) =>
    signedIn(c, async () => {
      const { role, accountId } = c.var.signedIn
      if (role === 'administrator') return next()
      recordSecurityEvent(services, 'access-denied', { accountId, reason: 'administrators-only' })
      c.res = fail(c, 'administrators-only')
    }),
  )
}
