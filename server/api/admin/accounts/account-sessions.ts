import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { resetCustomerFactor } from '../../../accounts/customers/reset-second-factor.ts'
import {
  endCustomerSessions,
  listCustomerSessions,
} from '../../../accounts/customers/staff-sessions.ts'
import { startView } from '../../../accounts/viewing/view-as.ts'
import { credentialsOf } from '../../../http/sessions/current-session.ts'
import { viewCookie } from '../../../http/sessions/view-cookie.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { actorOf } from '../staff-only.ts'
import { accountAccess, accountParams } from './account-access.ts'

const sessions = z.array(
  z
    .object({
      id: z.string(),
      browser: z.string().openapi({ description: 'Browser of the device; empty if unknown.' }),
      system: z.string().openapi({ description: 'System of the device; empty if unknown.' }),
      since: z.iso.datetime().openapi({ description: 'Time of the login, ISO 8601.' }),
      lastSeen: z.iso.datetime().openapi({ description: 'Last use, precise to the hour.' }),
    })
    .openapi('CustomerSession'),
)

const routesOf = (services: Services) => ({
  list: createRoute({
    ...accountAccess(services, 'customers.read'),
    ...{ method: 'get', path: '/admin/accounts/{id}/sessions' },
    summary: 'Lists the devices on which a customer is logged in',
    request: { params: accountParams },
    responses: {
      200: {
        description: 'The devices, the last used first.',
        content: { 'application/json': { schema: sessions } },
      },
      ...errors(401, 403),
    },
  }),
  end: createRoute({
    ...accountAccess(services, 'customers.write'),
    ...{ method: 'post', path: '/admin/accounts/{id}/end-sessions' },
    summary: 'Logs a customer out on one device, or on all',
    request: {
      params: accountParams,
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.object({
              session: line(64)
                .optional()
                .openapi({ description: 'Id of the device; without it, all.' }),
            }),
          },
        },
      },
    },
    responses: {
      204: { description: 'The customer is logged out there.' },
      ...errors(400, 401, 403, 404, 413, 415, 422),
    },
  }),
  resetFactor: createRoute({
    ...accountAccess(services, 'staff.write'),
    ...{ method: 'post', path: '/admin/accounts/{id}/reset-second-factor' },
    summary: 'Removes the authenticator app of a customer and ends the sessions',
    description: 'For administrators, when the phone is lost. The customer is notified by mail.',
    request: { params: accountParams },
    responses: {
      204: { description: 'The next login needs the password only.' },
      ...errors(401, 403, 404),
    },
  }),
  view: createRoute({
    ...accountAccess(services, 'customers.write'),
    ...{ method: 'post', path: '/admin/accounts/{id}/view' },
    summary: 'Opens the shop as a customer sees it',
    description:
      'Sets a cookie for 30 minutes: the pages of the shop show a banner and are those of the customer; ' +
      'nothing can be changed or ordered. Needs a session by cookie. Start and end are in the audit log.',
    request: { params: accountParams },
    responses: {
      200: {
        description: 'Where to open the shop, and the end of the view.',
        content: {
          'application/json': {
            schema: z.object({
              url: z.string().openapi({ description: 'Path of the shop.', example: '/de/' }),
              endsAt: z.iso.datetime().openapi({ description: 'End of the view, ISO 8601.' }),
            }),
          },
        },
      },
      ...errors(401, 403, 404, 409),
    },
  }),
})

/** Devices and second factors of customers, and views of the shop as a customer (A13). */
export const addAccountSessionRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const found = await listCustomerSessions(services, c.req.valid('param').id)
    return c.json(
      found.map(({ id, device, since, lastSeen }) => ({
        ...{ id, browser: device.browser, system: device.system },
        ...{ since: since.toISOString(), lastSeen: lastSeen.toISOString() },
      })),
      200,
    )
  })

  api.openapi(routes.end, async (c) => {
    const { session } = c.req.valid('json')
    const ended = { accountId: c.req.valid('param').id, id: session }
    const isEnded = await endCustomerSessions(services, actorOf(c), ended)
    return isEnded ? c.body(null, 204) : fail(c, 'not-found')
  })

  api.openapi(routes.resetFactor, async (c) => {
    const { id } = c.req.valid('param')
    const reset = await resetCustomerFactor(services, actorOf(c), id)
    return reset.ok ? c.body(null, 204) : fail(c, 'not-found')
  })

  api.openapi(routes.view, async (c) => {
    // The middleware has checked that there are some.
    const sessionToken = credentialsOf(services.env, c.req.raw.headers)?.token ?? ''
    const started = await startView(services, actorOf(c), {
      ...{ accountId: c.req.valid('param').id, sessionToken },
    })
    if (!started.ok) return fail(c, started.refusal)
    const { token, startsAt, endsAt, language } = started.value
    c.header('Set-Cookie', viewCookie(services.env, token, startsAt, endsAt), { append: true })
    return c.json({ url: `/${language}/`, endsAt: endsAt.toISOString() }, 200)
  })
}
