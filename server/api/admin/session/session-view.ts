import { z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import { permissionsOf, roles } from '../../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { secondFactorState } from '../../../accounts/staff/staff-access.ts'
import type { Env } from '../../../env.ts'

/** The signed-in member of the staff, as the back office needs it. */
export const staffSessionSchema = z
  .object({
    id: z.string().openapi({ description: 'Id of the account.' }),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    language: z.enum(languages).openapi({ description: 'Preferred language.' }),
    permissions: z
      .array(z.string())
      .openapi({ description: 'Permissions of the role, such as `orders.write`.' }),
    secondFactor: z.enum(['verified', 'pending', 'required', 'optional']).openapi({
      description:
        'Second factor: `verified` in this session, `pending` until it is, `required` to be enrolled first, or `optional`.',
    }),
  })
  .openapi('StaffSession')

export const sessionView = (
  env: Pick<Env, 'demo'>,
  account: SignedIn,
): z.infer<typeof staffSessionSchema> => ({
  id: account.accountId,
  name: `${account.firstName} ${account.lastName}`.trim(),
  email: account.email,
  role: account.role,
  language: account.language,
  permissions: permissionsOf(account.role),
  secondFactor: secondFactorState(env, account),
})

export const sessionResponse = {
  description: 'The session.',
  content: { 'application/json': { schema: staffSessionSchema } },
}
