import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { alertCauses } from '../../../../domain/staff/alert-causes.ts'
import { alertTexts } from '../../../../messages/server/alerts.ts'
import { findAlerts } from '../../../doctor/watch-checks.ts'
import { i18nIn } from '../../../i18n.ts'
import { staffRoute } from '../staff-route.ts'

const alertSchema = z
  .object({
    cause: z.enum(alertCauses).describe('What is wrong.'),
    machine: z.string().describe('Host name of the machine; empty if all are affected.'),
    since: z.iso.datetime().describe('When it was noticed.'),
    title: z.string().describe('What is wrong, in the language of the request.'),
    text: z.string().describe('What to do, in the language of the request.'),
  })
  .openapi('OperationAlert')

export const alertRoute = staffRoute({
  method: 'get',
  path: '/admin/alerts',
  permission: 'dashboard.read',
  summary: 'Lists problems of the running shop',
  returns: z.array(alertSchema),
  returned: 'Problems that have not ended, the oldest first.',
  run: async ({ db }, { language }) => {
    const i18n = i18nIn[language]
    const alerts = await findAlerts({ db })
    return ok(
      alerts.map(({ cause, machine, since }) => {
        const { title, text } = alertTexts[cause]
        return {
          ...{ cause, machine, since: since.toISOString() },
          ...{ title: i18n._(title), text: i18n._(text) },
        }
      }),
    )
  },
})
