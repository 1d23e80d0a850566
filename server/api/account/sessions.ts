import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ok } from '../../../domain/result.ts'
import { endSession, listSessions, logOutEverywhere } from '../../accounts/login/sessions.ts'
import { tokenHash } from '../../accounts/token.ts'
import { credentialsOf } from '../../http/sessions/current-session.ts'
import { clearedSessionCookies } from '../../http/sessions/session-cookie.ts'
import type { Services } from '../../services.ts'
import { instant } from '../fields.ts'
import { type ApiRoute, accountRoute } from '../route.ts'

const sessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().openapi({ description: 'Browser; empty if unknown.', example: 'Firefox' }),
    system: z.string().openapi({ description: 'Operating system.', example: 'Windows' }),
    since: instant,
    last_seen: instant.describe('Time of the last request, rounded to the hour.'),
    network: z.string().openapi({
      description: 'Network of the last use, shortened; empty if unknown.',
      example: '85.3.12.0/24',
    }),
    is_this: z.boolean().describe('Whether this is the session of the request.'),
  })
  .openapi('Session')

const ended = { returns: z.object({ ended: z.literal(true) }), returned: 'Ended.' }

const credentialsIn = ({ env }: Services, c: Context) => credentialsOf(env, c.req.raw.headers)

const clearCookies = (services: Services, c: Context) => {
  if (credentialsIn(services, c)?.by !== 'cookie') return
  for (const cookie of clearedSessionCookies(services.env))
    c.header('Set-Cookie', cookie, { append: true })
}

/** Lists and ends sessions. */
export const sessionRoutes: readonly ApiRoute[] = [
  accountRoute({
    method: 'get',
    path: '/sn_api/user/sessions',
    tag: 'Account',
    summary: 'Lists the sessions of the user',
    returns: z.object({ data: z.array(sessionSchema) }),
    returned: 'Sessions, most recently used first.',
    run: async (services, { signedIn, now, c }) => {
      const token = credentialsIn(services, c)?.token ?? ''
      const sessions = await listSessions(services.db, signedIn.accountId, token, now)
      const data = sessions.map(({ id, device, since, lastSeen, network, isThis }) => ({
        ...{ id, ...device, since, last_seen: lastSeen, network, is_this: isThis },
      }))
      return ok({ data })
    },
  }),
  accountRoute({
    ...ended,
    method: 'delete',
    path: '/sn_api/user/sessions',
    tag: 'Account',
    summary: 'Ends all sessions of the user, including this one',
    run: async (services, { signedIn, c }) => {
      await logOutEverywhere(services, signedIn.accountId)
      clearCookies(services, c)
      return ok({ ended: true as const })
    },
  }),
  accountRoute({
    ...ended,
    method: 'delete',
    path: '/sn_api/user/sessions/{id}',
    tag: 'Account',
    summary: 'Ends a session',
    params: { id: z.string().max(100, 'too-long') },
    run: async (services, { params: { id }, signedIn, c }) => {
      const isEnded = /^[\w-]+$/.test(id) && (await endSession(services, signedIn.accountId, id))
      if (!isEnded) return ok(undefined)
      if (id === tokenHash(credentialsIn(services, c)?.token ?? '')) clearCookies(services, c)
      return ok({ ended: true as const })
    },
  }),
]
