import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { hasPermission, type Permission } from '../../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { findSeries } from '../../../dashboard/find-series.ts'
import { findWaiting } from '../../../dashboard/find-waiting.ts'
import { maxWeeks } from '../../../dashboard/refresh-sales.ts'
import { countMissingFiles } from '../../../media/stored-files.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { seriesSchema, seriesView, waitingSchema, waitingView } from './dashboard-schema.ts'

const mayOf =
  ({ role }: Pick<SignedIn, 'role'>) =>
  (permission: Permission) =>
    hasPermission(role, permission)

/** What waits, and the figures of the shop (A19). */
export const dashboardRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/dashboard/waiting',
    permission: 'dashboard.read',
    summary: 'Counts what waits for the staff',
    description: 'Without the numbers that the role may not read.',
    returns: waitingSchema,
    returned: 'The numbers.',
    run: async (services, { signedIn, language, now }) => {
      const [waiting, missingFiles] = await Promise.all([
        findWaiting(services.db, swissDay(now)),
        // The dashboard works without the store; `/ready` reports it.
        countMissingFiles(services).catch((error: unknown) => {
          services.log.error({ err: error }, 'the file store cannot be read')
          return undefined
        }),
      ])
      return ok(waitingView({ ...waiting, missingFiles }, mayOf(signedIn), language))
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/dashboard/series',
    permission: 'dashboard.read',
    summary: 'Sums turnover, orders, views and sign-ups by week, family and language',
    description: 'Without the figures that the role may not read.',
    query: {
      weeks: z.coerce
        .number('value-invalid')
        .int('value-invalid')
        .min(1, 'value-invalid')
        .max(maxWeeks, 'value-invalid')
        .default(12)
        .openapi({ type: 'integer', description: 'Swiss weeks, the present one included.' }),
    },
    returns: seriesSchema,
    returned: 'The figures.',
    run: async ({ db }, { query: { weeks }, signedIn, now }) =>
      ok(seriesView(await findSeries(db, { weeks, now }), mayOf(signedIn))),
  }),
]
