import { z } from '@hono/zod-openapi'
import { resources } from '../../../../domain/staff/permissions.ts'
import { type ListedEvent, listEvents } from '../../../audit/list-events.ts'
import { swissDayStart } from '../../../swiss-day.ts'
import { instant, line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { listRoute } from '../list-route.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const eventSchema = z
  .object({
    id: z.string(),
    at: instant,
    actor: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe('Who did it; null for the system itself.'),
    action: z.string().openapi({ description: 'What was done.', example: 'update' }),
    resource: z.string().openapi({ description: 'Area of the back office.', example: 'orders' }),
    recordId: z.string().describe('Id of the record.'),
    label: z.string().describe('Name of the record at that time.'),
    before: fields.describe('Changed fields before; secrets are masked.'),
    after: fields.describe('Changed fields after; secrets are masked.'),
  })
  .openapi('AuditEvent')

const day = (description: string) =>
  z.iso.date('value-invalid').optional().openapi({ description, example: '2026-11-21' })

const query = {
  actor: line(64).optional().describe('Id of the account that made the change.'),
  resource: z
    .enum(resources as [string, ...string[]], 'value-invalid')
    .optional()
    .describe('Area of the back office.'),
  record: line(100).optional().describe('Id of the changed record.'),
  action: line(60).optional().describe('What was done.'),
  from: day('First day, in Switzerland.'),
  to: day('Last day, in Switzerland.'),
}

const eventView = (event: ListedEvent): z.infer<typeof eventSchema> => ({
  id: event.id,
  at: event.at,
  actor: event.actor_id === null ? null : { id: event.actor_id, name: event.actor_name },
  action: event.action,
  resource: event.resource,
  recordId: event.record_id,
  label: event.label,
  before: event.before,
  after: event.after,
})

/** The audit log (A16). It has no route that changes it. */
export const auditRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/audit',
    permission: 'audit.read',
    summary: 'Lists changes and sign-ins, the newest first',
    query,
    returns: eventSchema,
    find: ({ db }, { from, to, ...filters }) =>
      listEvents(db, {
        ...filters,
        from: from === undefined ? undefined : swissDayStart(from),
        before: to === undefined ? undefined : swissDayStart(to, 1),
      }),
    view: eventView,
  }),
]
