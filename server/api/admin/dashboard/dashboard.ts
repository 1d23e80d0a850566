import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { hasPermission, type Permission } from '../../../../domain/staff/permissions.ts'
import { findSeries } from '../../../dashboard/find-series.ts'
import { findWaiting } from '../../../dashboard/find-waiting.ts'
import { maxWeeks } from '../../../dashboard/refresh-sales.ts'
import { countMissingFiles } from '../../../media/stored-files.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors } from '../../error.ts'
import { staffOnly } from '../staff-only.ts'
import { seriesSchema, seriesView, waitingSchema, waitingView } from './dashboard-schema.ts'

const routesOf = (services: Services) => ({
  waiting: createRoute({
    method: 'get',
    path: '/admin/dashboard/waiting',
    ...staffOnly(services, 'dashboard.read'),
    summary: 'Counts what waits for the staff',
    description: 'Without the numbers that the role may not read.',
    responses: {
      200: {
        description: 'The numbers.',
        content: { 'application/json': { schema: waitingSchema } },
      },
      ...errors(401, 403),
    },
  }),
  series: createRoute({
    method: 'get',
    path: '/admin/dashboard/series',
    ...staffOnly(services, 'dashboard.read'),
    summary: 'Sums turnover, orders, views and sign-ups by week, family and language',
    description: 'Without the figures that the role may not read.',
    request: {
      query: z.object({
        weeks: z.coerce
          .number('value-invalid')
          .int('value-invalid')
          .min(1, 'value-invalid')
          .max(maxWeeks, 'value-invalid')
          .default(12)
          .openapi({ type: 'integer', description: 'Swiss weeks, the present one included.' }),
      }),
    },
    responses: {
      200: {
        description: 'The figures.',
        content: { 'application/json': { schema: seriesSchema } },
      },
      ...errors(401, 403, 422),
    },
  }),
})

/** What waits, and the figures of the shop (A19). */
export const addDashboardRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, now, log } = services
  const routes = routesOf(services)

  api.openapi(routes.waiting, async (c) => {
    const { role } = c.var.signedIn
    const may = (permission: Permission) => hasPermission(role, permission)
    const [waiting, missingFiles] = await Promise.all([
      findWaiting(db, swissDay(now())),
      // The dashboard works without the store; `/ready` reports it.
      countMissingFiles(services).catch((error: unknown) => {
        log.error({ err: error }, 'the file store cannot be read')
        return undefined
      }),
    ])
    return c.json(waitingView({ ...waiting, missingFiles }, may, c.var.language), 200)
  })

  api.openapi(routes.series, async (c) => {
    const { role } = c.var.signedIn
    const may = (permission: Permission) => hasPermission(role, permission)
    const { weeks } = c.req.valid('query')
    return c.json(seriesView(await findSeries(db, { weeks, now: now() }), may), 200)
  })
}
