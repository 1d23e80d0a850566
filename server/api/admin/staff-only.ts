import { createMiddleware } from 'hono/factory'
import { isStaffRole, keyScopes, type Permission } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { staffRefusal } from '../../accounts/staff/staff-access.ts'
import { type Actor, withKeyAsActor } from '../../audit/record-change.ts'
import { heldSessionBy, sessionOwnerBy } from '../../http/sessions/current-session.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { fail } from '../error.ts'
import { keyHolderOr, requireLogin } from '../require-login.ts'

type StaffEnv = { Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }

const requireStaff = (
  services: Services,
  permission: Permission | undefined,
  acceptsKeys: boolean,
) => {
  // The staff's own account, also while they see the shop as a customer.
  const findAccount = acceptsKeys ? keyHolderOr(sessionOwnerBy) : sessionOwnerBy
  const signedIn = requireLogin(services, 'log-in-first', findAccount)
  return createMiddleware<StaffEnv>((c, next) =>
    signedIn(c, async () => {
      const account = c.var.signedIn
      const isChecked = permission === undefined && account.key !== undefined
      const refusal = isChecked ? undefined : staffRefusal(account, permission)
      if (!refusal) return account.key ? withKeyAsActor(account.key, next) : next()
      const { accountId } = account
      recordSecurityEvent(services, 'access-denied', { accountId, reason: refusal })
      c.res = fail(c, refusal)
    }),
  )
}

/**
 * Parts of a route of the back office, to spread in `createRoute`: only staff with the permission
 * gets through; `signedIn` is set. Without a permission, all staff. API keys get through with the
 * permission, without one only where `acceptsKeys`: then the handler checks their scopes.
 */
export const staffOnly = (
  services: Services,
  permission?: Permission,
  acceptsKeys = permission !== undefined && keyScopes.includes(permission),
) => ({
  tags: ['Administration'],
  middleware: requireStaff(services, permission, acceptsKeys),
  'x-permission': permission ?? 'staff',
  ...(acceptsKeys && { 'x-api-key': true }),
})

/** Like `staffOnly`, also before the second factor is verified: only to finish or end the session. */
export const signedInStaff = (services: Services) => {
  const signedIn = requireLogin(
    services,
    'log-in-first',
    async (...request) => (await heldSessionBy(...request))?.account,
  )
  const middleware = createMiddleware<StaffEnv>((c, next) =>
    signedIn(c, async () => {
      if (isStaffRole(c.var.signedIn.role)) return next()
      c.res = fail(c, 'staff-only')
    }),
  )
  return { tags: ['Administration'], middleware, 'x-permission': 'staff' }
}

/** The signed-in member of the staff, for the audit log. */
export const actorOf = (c: { var: { signedIn: SignedIn } }): Actor => {
  const { accountId, firstName, lastName, email } = c.var.signedIn
  return { accountId, name: `${firstName} ${lastName}`.trim() || email }
}
