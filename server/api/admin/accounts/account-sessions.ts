import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../../domain/result.ts'
import {
  endCustomerSessions,
  listCustomerSessions,
  resetCustomerFactor,
} from '../../../accounts/customers/staff-sessions.ts'
import { startView } from '../../../accounts/viewing/view-as.ts'
import { credentialsOf } from '../../../http/sessions/current-session.ts'
import { secondsUntil } from '../../../http/sessions/session-cookie.ts'
import { viewCookie } from '../../../http/sessions/view-cookie.ts'
import { instant, line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

const sessions = z.array(
  z
    .object({
      id: z.string(),
      browser: z.string().describe('Browser of the device; empty if unknown.'),
      system: z.string().describe('System of the device; empty if unknown.'),
      since: instant.describe('Time of the login, ISO 8601.'),
      lastSeen: instant.describe('Last use, precise to the hour.'),
    })
    .openapi('CustomerSession'),
)

/** Devices and second factors of customers, and views of the shop as a customer (A13). */
export const accountSessionRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/accounts/{id}/sessions',
    acceptsKeys: false,
    permission: 'customers.read',
    access: accountAccess,
    summary: 'Lists the devices on which a customer is logged in',
    params: accountParams,
    returns: sessions,
    returned: 'The devices, the last used first.',
    run: async (services, { params: { id } }) => {
      const found = await listCustomerSessions(services, id)
      return ok(
        found.map(({ id, device, since, lastSeen }) => ({
          ...{ id, browser: device.browser, system: device.system },
          ...{ since, lastSeen },
        })),
      )
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/accounts/{id}/end-sessions',
    acceptsKeys: false,
    permission: 'customers.write',
    access: accountAccess,
    summary: 'Logs a customer out on one device, or on all',
    params: accountParams,
    body: z.object({
      session: line(64).optional().describe('Id of the device; without it, all.'),
    }),
    returned: 'The customer has been logged out there.',
    run: async (services, { params: { id: accountId }, body: { session }, actor }) =>
      (await endCustomerSessions(services, actor, { accountId, id: session }))
        ? ok(undefined)
        : refuse('session-unknown'),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/accounts/{id}/reset-second-factor',
    permission: 'staff.write',
    access: accountAccess,
    summary: 'Removes the authenticator app of a customer and ends the sessions',
    description: 'For administrators, when the phone is lost. The customer is notified by mail.',
    params: accountParams,
    returned: 'The next login needs the password only.',
    run: (services, { params: { id }, actor }) => resetCustomerFactor(services, actor, id),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/accounts/{id}/view',
    acceptsKeys: false,
    permission: 'customers.write',
    access: accountAccess,
    summary: 'Opens the shop as a customer sees it',
    description:
      'Sets a cookie for 30 minutes: the pages of the shop show a banner and are those of the customer; ' +
      'nothing can be changed or ordered. Needs a session by cookie. Start and end are in the audit log.',
    params: accountParams,
    returns: z.object({
      url: z.string().openapi({ description: 'Path of the shop.', example: '/de/' }),
      endsAt: instant.describe('End of the view, ISO 8601.'),
    }),
    returned: 'Where to open the shop, and the end of the view.',
    refuses: [409],
    run: async (services, { params: { id: accountId }, actor, c }) => {
      const { env } = services
      // The middleware has checked that there are some.
      const sessionToken = credentialsOf(env, c.req.raw.headers)?.token ?? ''
      const started = await startView(services, actor, { accountId, sessionToken })
      return shown(started, ({ token, startsAt, endsAt, language }) => {
        c.header('Set-Cookie', viewCookie.write(env, token, secondsUntil(endsAt, startsAt)), {
          append: true,
        })
        return { url: `/${language}/`, endsAt }
      })
    },
  }),
]
