import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../../domain/result.ts'
import { hasPermission } from '../../../../domain/staff/permissions.ts'
import { type ChangedRecord, findLastChange } from '../../../audit/find-last-change.ts'
import { line } from '../../fields.ts'
import { type StaffRoute, staffRoute } from '../staff-route.ts'

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

/** Tells two people who change one record about each other. */
export const lastChangeRoute: StaffRoute = staffRoute({
  method: 'get',
  path: '/admin/last-change',
  summary: 'Retrieves who changed a record last',
  description:
    'For members of the staff who may change the record themselves: only the name and the time, ' +
    'not what was changed.',
  query: {
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
  },
  returns: z
    .object({
      by: z.string().openapi({ description: 'Name; empty: the system itself.' }),
      isOwn: z.boolean().openapi({ description: 'Made by the same account.' }),
      at: z.iso.datetime(),
    })
    .nullable()
    .openapi('LastChange'),
  returned: 'The change; null if there is none.',
  run: async ({ db }, { query: { section, id, withinSeconds }, signedIn, now }) => {
    const record = auditedRecord(section, id)
    if (!hasPermission(signedIn.role, `${record.resource}.write`)) return refuse('not-permitted')
    const since = new Date(now.getTime() - withinSeconds * 1_000)
    const change = await findLastChange(db, { ...record, since })
    if (!change) return ok(null)
    const isOwn = change.actor_id === signedIn.accountId
    return ok({ by: change.actor_name, isOwn, at: change.at.toISOString() })
  },
})
