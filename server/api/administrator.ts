import { createMiddleware } from 'hono/factory'
import type { SignedIn } from '../accounts/session.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { fail } from './error.ts'
import { mustBeSignedIn } from './signed-in.ts'

type AdminEnv = { Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }

/** Lets only administrators pass, and says which. */
export const mustBeAdministrator = (services: Services) => {
  const signedIn = mustBeSignedIn(services)
  return createMiddleware<AdminEnv>((c, next) =>
    signedIn(c, async () => {
      if (c.var.signedIn.role === 'administrator') return next()
      c.res = fail(c, 'administrators-only')
    }),
  )
}
