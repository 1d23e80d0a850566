import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { endSession, listSessions, logOutEverywhere } from '../../accounts/login/sessions.ts'
import { tokenHash } from '../../accounts/token.ts'
import { credentialsOf } from '../../http/sessions/current-session.ts'
import { clearedSessionCookies } from '../../http/sessions/session-cookie.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, jsonAnswer } from '../error.ts'
import { requireLogin } from '../require-login.ts'

const sessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().openapi({ description: 'Browser; empty if unknown.', example: 'Firefox' }),
    system: z.string().openapi({ description: 'Operating system.', example: 'Windows' }),
    since: z.iso.datetime(),
    last_seen: z.iso.datetime().describe('Time of the last request, rounded to the hour.'),
    is_this: z.boolean().describe('Whether this is the session of the request.'),
  })
  .openapi('Session')

const ended = jsonAnswer('Ended.', z.object({ ended: z.literal(true) }))

/** Lists and ends sessions. */
export const addSessionRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, env, now } = services
  const signedIn = requireLogin(services)
  const tokenOf = (c: Context) => credentialsOf(env, c.req.raw.headers)?.token ?? ''
  const clearCookies = (c: Context) => {
    if (credentialsOf(env, c.req.raw.headers)?.by !== 'cookie') return
    for (const cookie of clearedSessionCookies(env))
      c.header('Set-Cookie', cookie, { append: true })
  }

  const listRoute = createRoute({
    method: 'get',
    path: '/sn_api/user/sessions',
    tags: ['Account'],
    summary: 'Lists the sessions of the user',
    middleware: [signedIn] as const,
    responses: {
      200: jsonAnswer(
        'Sessions, most recently used first.',
        z.object({ data: z.array(sessionSchema) }),
      ),
      ...errors(401, 403),
    },
  })
  api.openapi(listRoute, async (c) => {
    const sessions = await listSessions(db, c.var.signedIn.accountId, tokenOf(c), now())
    const data = sessions.map(({ id, device, since, lastSeen, isThis }) => ({
      id,
      ...device,
      since: since.toISOString(),
      last_seen: lastSeen.toISOString(),
      is_this: isThis,
    }))
    return c.json({ data }, 200)
  })

  const endAllRoute = createRoute({
    method: 'delete',
    path: '/sn_api/user/sessions',
    tags: ['Account'],
    summary: 'Ends all sessions of the user, including this one',
    middleware: [signedIn] as const,
    responses: { 200: ended, ...errors(401, 403) },
  })
  api.openapi(endAllRoute, async (c) => {
    await logOutEverywhere(services, c.var.signedIn.accountId)
    clearCookies(c)
    return c.json({ ended: true as const }, 200)
  })

  const endRoute = createRoute({
    method: 'delete',
    path: '/sn_api/user/sessions/{id}',
    tags: ['Account'],
    summary: 'Ends a session',
    middleware: [signedIn] as const,
    request: { params: z.object({ id: z.string().max(100, 'too-long') }) },
    responses: { 200: ended, ...errors(401, 403, 404, 422) },
  })
  api.openapi(endRoute, async (c) => {
    const { id } = c.req.valid('param')
    if (!/^[\w-]+$/.test(id) || !(await endSession(services, c.var.signedIn.accountId, id)))
      return fail(c, 'not-found')
    if (id === tokenHash(tokenOf(c))) clearCookies(c)
    return c.json({ ended: true as const }, 200)
  })
}
