import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { hasPermission } from '../../../../domain/staff/permissions.ts'
import { type ChangedRecord, findLastChange } from '../../../audit/find-last-change.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { staffOnly } from '../staff-only.ts'

const sections = [
  'accounts',
  'downloads',
  'inbox',
  'locations',
  'media',
  'menus',
  'options',
  'product-categories',
  'products',
  'redirects',
  'remedies',
  'staff',
] as const

/** Where the audit log has the changes of a section's record. */
const auditedRecord = (section: (typeof sections)[number], id: string): ChangedRecord => {
  switch (section) {
    case 'accounts':
      return { resource: 'customers', recordId: id }
    case 'downloads':
      return { resource: 'options', recordId: `downloads-${id}` }
    case 'menus':
      return { resource: 'options', recordId: `menu-${id}` }
    case 'redirects':
      return { resource: 'options', recordId: `redirect-${id}` }
    case 'products':
    case 'remedies':
    case 'product-categories':
      return { resource: 'catalogue', recordId: id }
    default:
      return { resource: section, recordId: id }
  }
}

const route = (services: Services) =>
  createRoute({
    ...staffOnly(services),
    method: 'get',
    path: '/admin/last-change',
    summary: 'Retrieves who changed a record last',
    description:
      'For members of the staff who may change the record themselves: only the name and the time, ' +
      'not what was changed.',
    request: {
      query: z.object({
        section: z
          .enum(sections, 'value-invalid')
          .openapi({ description: 'Section of the back office.', example: 'products' }),
        id: line(100).openapi({ description: 'Id of the record.' }),
        withinSeconds: z.coerce
          .number('value-invalid')
          .int('value-invalid')
          .min(1, 'value-invalid')
          .max(31_536_000, 'value-invalid')
          .openapi({ description: 'Only changes of this period.', example: 600 }),
      }),
    },
    responses: {
      200: {
        description: 'The change; null if there is none.',
        content: {
          'application/json': {
            schema: z
              .object({
                by: z.string().openapi({ description: 'Name; empty: the system itself.' }),
                isOwn: z.boolean().openapi({ description: 'Made by the same account.' }),
                at: z.iso.datetime(),
              })
              .nullable()
              .openapi('LastChange'),
          },
        },
      },
      ...errors(401, 403, 422),
    },
  })

/** Tells two people who change one record about each other. */
export const addLastChangeRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route(services), async (c) => {
    const { section, id, withinSeconds } = c.req.valid('query')
    const { role, accountId } = c.var.signedIn
    const record = auditedRecord(section, id)
    if (!hasPermission(role, `${record.resource}.write`)) return fail(c, 'not-permitted')
    const since = new Date(services.now().getTime() - withinSeconds * 1_000)
    const change = await findLastChange(services.db, { ...record, since })
    if (!change) return c.json(null, 200)
    const isOwn = change.actor_id === accountId
    return c.json({ by: change.actor_name, isOwn, at: change.at.toISOString() }, 200)
  })
}
