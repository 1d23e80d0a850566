import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { languages } from '../../../../domain/language.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { isStaffRole, permissionsOf, roles } from '../../../../domain/staff/permissions.ts'
import { logIn } from '../../../accounts/login/log-in.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { secondFactorState } from '../../../accounts/login/session.ts'
import { logOut } from '../../../accounts/login/sessions.ts'
import { longestPassword } from '../../../accounts/passwords/password.ts'
import { findOfferedLanguages } from '../../../content/offered-languages.ts'
import { findOptions } from '../../../content/options.ts'
import { clientAddress } from '../../../http/request-source.ts'
import { credentialsOf } from '../../../http/sessions/current-session.ts'
import { deviceCookie, loginCookies } from '../../../http/sessions/login-cookies.ts'
import { clearedSessionCookies, sessionCookie } from '../../../http/sessions/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { failWith } from '../../error.ts'
import { email, password } from '../../fields.ts'
import { type ApiRoute, publicRoute } from '../../route.ts'
import { signedInStaff } from '../staff-only.ts'
import { staffRoute } from '../staff-route.ts'

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
    mainLanguage: z.enum(languages).describe('Language in which pages are written first.'),
    permissions: z
      .array(z.string())
      .openapi({ description: 'Permissions of the role, such as `orders.write`.' }),
    hasMailServer: z
      .boolean()
      .describe('Whether mails are sent; otherwise they are written to a folder of the server.'),
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
  mainLanguage: (await findOptions(db, ['source_language'])).source_language,
  permissions: permissionsOf(account.role),
  hasMailServer: env.smtpUrl !== undefined,
  idleMinutes: env.staffIdleMs / 60_000,
  secondFactor: secondFactorState(env, account),
})

const path = '/admin/session'
const session = { returns: staffSessionSchema, returned: 'The session.' }

const sendCookies = (c: Pick<Context, 'header'>, cookies: readonly string[]) => {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}

/** Login and logout of staff; they have the same sessions as the site (R28). */
export const staffSessionRoutes: readonly ApiRoute[] = [
  staffRoute({
    ...session,
    method: 'get',
    path,
    access: signedInStaff,
    summary: 'Retrieves the signed-in member of the staff',
    run: async (services, { signedIn }) => ok(await sessionView(services, signedIn)),
  }),
  publicRoute({
    ...session,
    method: 'post',
    path,
    tag: 'Administration',
    guard: { 'x-permission': 'anyone' },
    isAllowedInView: true,
    summary: 'Logs in to the back office',
    description:
      'Sets the session cookie. A customer is refused with 403. Then the second factor may be `pending` or `required`: other routes respond 403 `second_factor_missing` until it is verified.',
    body: z.object({ email, password: password(longestPassword) }),
    refuses: [401, 429],
    run: async (services, { body, now, c }) => {
      const { env } = services
      const { headers } = c.req.raw
      const deviceMark = deviceCookie.read(env, headers)
      const attempt = {
        ...{ username: body.email, password: body.password, deviceMark },
        ip: clientAddress(c, env),
        userAgent: c.req.header('user-agent') ?? '',
        oldToken: sessionCookie.read(env, headers),
      }
      const opened = await logIn(services, attempt, now)
      if (!opened.ok)
        return opened.refusal.code === 'invalid-credentials'
          ? refuse(failWith(c, 401, opened.refusal.code))
          : opened
      const { account, token } = opened.value
      if (!isStaffRole(account.role)) {
        await logOut(services, token)
        sendCookies(c, clearedSessionCookies(env))
        return refuse('staff-only')
      }
      sendCookies(c, await loginCookies(services, deviceMark, opened.value, now))
      return ok(await sessionView(services, account))
    },
  }),
  staffRoute({
    method: 'delete',
    path,
    access: signedInStaff,
    summary: 'Logs out',
    returned: 'Logged out.',
    run: async (services, { c }) => {
      const used = credentialsOf(services.env, c.req.raw.headers)
      if (used) await logOut(services, used.token)
      if (used?.by === 'cookie') sendCookies(c, clearedSessionCookies(services.env))
      return ok(undefined)
    },
  }),
]
