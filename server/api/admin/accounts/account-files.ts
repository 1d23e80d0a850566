import { z } from '@hono/zod-openapi'
import { exportCustomers } from '../../../accounts/customers/export-customers.ts'
import { customerSorts } from '../../../accounts/customers/list-customers.ts'
import { listEvents } from '../../../audit/list-events.ts'
import type { ApiRoute } from '../../route.ts'
import { sortBy } from '../list-range.ts'
import { exportRoute, listRoute } from '../list-route.ts'
import { accountAccess, accountParams } from './account-access.ts'
import { accountFilters, filterOf } from './admin-account-schema.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const event = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().describe('Name of who did it; empty for the system.'),
    action: z.string().openapi({ description: 'What was done.', example: 'update' }),
    before: fields.describe('Changed fields before; null for none.'),
    after: fields.describe('Changed fields after; null for none.'),
  })
  .openapi('CustomerEvent')

/** Lists of customers as files, and the history of a customer. */
export const accountFileRoutes: readonly ApiRoute[] = [
  exportRoute({
    path: '/admin/account-export',
    permission: 'customers.read',
    summary: 'Downloads the accounts that match as CSV for Excel',
    query: { ...accountFilters, ...sortBy(customerSorts) },
    name: 'customers',
    write: async ({ db }, { query, signedIn, language, now }) => {
      const filter = filterOf(query, signedIn)
      const { csv, total } = await exportCustomers(db, filter, language, now)
      return { csv, details: { customers: total, ...filter } }
    },
  }),
  listRoute({
    path: '/admin/accounts/{id}/history',
    permission: 'customers.read',
    access: accountAccess,
    summary: 'Lists what staff did with a customer, the latest first',
    params: accountParams,
    returns: event,
    find: ({ db }, page, { params: { id: record } }) =>
      listEvents(db, { resource: 'customers', record, ...page }),
    view: ({ id, at, actor_name, action, before, after }) => ({
      ...{ id, at: at.toISOString(), actor: actor_name, action },
      ...{ before: before && { ...before }, after: after && { ...after } },
    }),
  }),
]
