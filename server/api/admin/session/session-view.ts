import { z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import { permissionsOf, roles } from '../../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { secondFactorState } from '../../../accounts/second-factor/factor-state.ts'
import { findOfferedLanguages } from '../../../content/offered-languages.ts'
import type { Services } from '../../../services.ts'

/** The signed-in member of the staff, as the back office needs it. */
export const staffSessionSchema = z
  .object({
    id: z.string().describe('Id of the account.'),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    language: z.enum(languages).describe('Preferred language.'),
    siteLanguages: z
      .array(z.enum(languages))
      .describe('Languages of the site, in which texts are written.'),
    permissions: z
      .array(z.string())
      .openapi({ description: 'Permissions of the role, such as `orders.write`.' }),
    idleMinutes: z.int().describe('Minutes without use after which the session ends.'),
    secondFactor: z.enum(['verified', 'pending', 'required', 'optional']).openapi({
      description:
        'Second factor: `verified` in this session, `pending` until it is, `required` to be enrolled first, or `optional`.',
    }),
  })
  .openapi('StaffSession')

export const sessionView = async (
  { db, env }: Pick<Services, 'db' | 'env'>,
  account: SignedIn,
): Promise<z.infer<typeof staffSessionSchema>> => ({
  id: account.accountId,
  name: `${account.firstName} ${account.lastName}`.trim(),
  email: account.email,
  role: account.role,
  language: account.language,
  siteLanguages: [...(await findOfferedLanguages(db)).offered],
  permissions: permissionsOf(account.role),
  idleMinutes: env.staffIdleMs / 60_000,
  secondFactor: secondFactorState(env, account),
})
