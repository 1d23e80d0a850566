import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { exportCustomers } from '../../../accounts/customers/export-customers.ts'
import { listEvents } from '../../../audit/list-events.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors } from '../../error.ts'
import { csvResponse, recordExport } from '../csv-file.ts'
import { range, setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { accountAccess, accountParams } from './account-access.ts'
import { exportQuery, filterOf } from './admin-account-schema.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const event = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().openapi({ description: 'Name of who did it; empty for the system.' }),
    action: z.string().openapi({ description: 'What was done.', example: 'update' }),
    before: fields.openapi({ description: 'Changed fields before; null for none.' }),
    after: fields.openapi({ description: 'Changed fields after; null for none.' }),
  })
  .openapi('CustomerEvent')

const routesOf = (services: Services) => ({
  file: createRoute({
    ...staffOnly(services, 'customers.read'),
    ...{ method: 'get', path: '/admin/account-export' },
    summary: 'Downloads the accounts that match as CSV for Excel',
    request: { query: exportQuery },
    responses: {
      200: csvResponse,
      ...errors(401, 403, 422),
    },
  }),
  history: createRoute({
    ...accountAccess(services, 'customers.read'),
    ...{ method: 'get', path: '/admin/accounts/{id}/history' },
    summary: 'Lists what staff did with a customer, the latest first',
    request: { params: accountParams, query: z.object({ range }) },
    responses: {
      200: {
        description: 'The events of the audit log.',
        content: { 'application/json': { schema: z.array(event) } },
      },
      ...errors(401, 403, 422),
    },
  }),
})

/** Lists of customers as files, and the history of a customer. */
export const addAccountFileRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)
  const { db, now } = services

  api.openapi(routes.file, async (c) => {
    const query = filterOf(c.req.valid('query'), c.var.signedIn)
    const { csv, total } = await exportCustomers(db, query, c.var.language, now())
    const details = { customers: total, ...query }
    const file = { name: 'customers', resource: 'customers', details } as const
    return c.body(csv, 200, await recordExport(services, c, file))
  })

  api.openapi(routes.history, async (c) => {
    const { range: rows } = c.req.valid('query')
    const record = { resource: 'customers', record: c.req.valid('param').id }
    const { rows: events, total } = await listEvents(db, { ...record, ...rows })
    setContentRange(c, 'events', rows, events.length, total)
    const shown = events.map(({ id, at, actor_name, action, before, after }) => ({
      ...{ id, at: at.toISOString(), actor: actor_name, action },
      ...{ before: before && { ...before }, after: after && { ...after } },
    }))
    return c.json(shown, 200)
  })
}
