import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isStaffRole } from '../../../../domain/staff/permissions.ts'
import { logIn } from '../../../accounts/login/log-in.ts'
import { logOut } from '../../../accounts/login/sessions.ts'
import { longestPassword } from '../../../accounts/passwords/password.ts'
import { clientAddress } from '../../../http/client-address.ts'
import { credentialsOf } from '../../../http/sessions/current-session.ts'
import { deviceMarkOf, loginCookies } from '../../../http/sessions/login-cookies.ts'
import { clearedSessionCookies, sessionCookieOf } from '../../../http/sessions/session-cookie.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, failWith } from '../../error.ts'
import { email, password } from '../../fields.ts'
import { signedInStaff } from '../staff-only.ts'
import { sessionResponse, sessionView } from './session-view.ts'

const credentials = z.object({ email, password: password(longestPassword) })

const routesOf = (services: Services) => ({
  read: createRoute({
    ...signedInStaff(services),
    method: 'get',
    path: '/admin/session',
    summary: 'Retrieves the signed-in member of the staff',
    responses: { 200: sessionResponse, ...errors(401, 403) },
  }),
  logIn: createRoute({
    tags: ['Administration'],
    'x-permission': 'anyone',
    security: [],
    method: 'post',
    path: '/admin/session',
    summary: 'Logs in to the back office',
    description:
      'Sets the session cookie. A customer is refused with 403. Then the second factor may be `pending` or `required`: other routes respond 403 `second_factor_missing` until it is verified.',
    request: {
      body: { required: true, content: { 'application/json': { schema: credentials } } },
    },
    responses: { 200: sessionResponse, ...errors(400, 401, 403, 413, 415, 422, 429) },
  }),
  logOut: createRoute({
    ...signedInStaff(services),
    method: 'delete',
    path: '/admin/session',
    summary: 'Logs out',
    responses: { 204: { description: 'Logged out.' }, ...errors(401, 403) },
  }),
})

/** Login and logout of staff; they have the same sessions as the site (R28). */
export const addStaffSessionRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { env, now } = services
  const routes = routesOf(services)

  api.openapi(routes.read, async (c) => c.json(await sessionView(services, c.var.signedIn), 200))

  api.openapi(routes.logIn, async (c) => {
    const { email: username, password: entered } = c.req.valid('json')
    const { headers } = c.req.raw
    const deviceMark = deviceMarkOf(env, headers)
    const result = await logIn(
      services,
      {
        username,
        password: entered,
        ip: clientAddress(c, env),
        userAgent: c.req.header('user-agent') ?? '',
        deviceMark,
        oldToken: sessionCookieOf(env, headers),
      },
      now(),
    )
    if (!result.ok) {
      const { refusal } = result
      if (refusal.code === 'too-many-attempts') c.header('Retry-After', String(refusal.retryAfter))
      return refusal.code === 'invalid-credentials'
        ? failWith(c, 401, refusal.code)
        : fail(c, refusal.code)
    }
    const { account, token } = result.value
    if (!isStaffRole(account.role)) {
      await logOut(services, token)
      for (const cookie of clearedSessionCookies(env))
        c.header('Set-Cookie', cookie, { append: true })
      return fail(c, 'staff-only')
    }
    for (const cookie of await loginCookies(services, deviceMark, result.value, now()))
      c.header('Set-Cookie', cookie, { append: true })
    return c.json(await sessionView(services, account), 200)
  })

  api.openapi(routes.logOut, async (c) => {
    const used = credentialsOf(env, c.req.raw.headers)
    if (used) await logOut(services, used.token)
    if (used?.by === 'cookie')
      for (const cookie of clearedSessionCookies(env))
        c.header('Set-Cookie', cookie, { append: true })
    return c.body(null, 204)
  })
}
