import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { isStaffRole, type Permission } from '../../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { mayAct } from '../../../accounts/staff/staff-access.ts'
import type { Database } from '../../../db/client.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { fail } from '../../error.ts'
import { staffOnly } from '../staff-only.ts'

type StaffEnv = { Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }

/** Whether the accounts of staff are listed and shown among those of customers. */
export const mayReadStaff = (reader: Pick<SignedIn, 'role' | 'key'>) =>
  mayAct(reader, 'staff.write')

/** Parameters of a route below `/admin/accounts/{id}`. */
export const accountParams = { id: z.string().max(64) }

const findAccount = async (db: Database, id: string) => {
  // PostgreSQL rejects null bytes; no account has such an id.
  if (/\p{Cc}/u.test(id)) return undefined
  return db
    .selectFrom('account')
    .select(['role', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * `staffOnly` for what is below `/admin/accounts/{id}`: the accounts of staff are for those who may
 * change staff, their own account included. Erased accounts do not change.
 */
export const accountAccess = (
  services: Services,
  permission: Permission,
  acceptsKeys?: boolean,
) => {
  const { middleware, ...parts } = staffOnly(services, permission, acceptsKeys)
  const ofStaff = createMiddleware<StaffEnv>(async (c, next) => {
    const { signedIn } = c.var
    const account = await findAccount(services.db, c.req.param('id') ?? '')
    if (account?.role === 'member') c.res = fail(c, 'not-found')
    else if (account && isStaffRole(account.role) && !mayReadStaff(signedIn))
      c.res = fail(c, 'administrators-only')
    else if (account?.erased_at && c.req.method !== 'GET') c.res = fail(c, 'account-erased')
    else await next()
  })
  const both: [typeof middleware, typeof ofStaff] = [middleware, ofStaff]
  return { ...parts, middleware: both }
}
