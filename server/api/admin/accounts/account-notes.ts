import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomerNotes,
  maxCustomerNoteLength,
} from '../../../accounts/customers/customer-notes.ts'
import { exportCustomers } from '../../../accounts/customers/export-customers.ts'
import { customerSorts } from '../../../accounts/customers/list-customers.ts'
import { listEvents } from '../../../audit/list-events.ts'
import { instant, paragraph } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { exportRoute, listRoute, sortBy } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'
import { accountFilters, filterOf } from './admin-account-schema.ts'

const path = '/admin/accounts/{id}/notes'
const notes = z.array(
  z
    .object({
      id: z.string(),
      at: instant,
      author: z.string().nullable().describe('Name of the author.'),
      text: z.string().describe('The note.'),
    })
    .openapi('CustomerNote'),
)

/** What these routes have in common: they return all notes about the customer. */
const note = { access: accountAccess, returns: notes, returned: 'The notes, the newest first.' }

/** Notes of the staff about customers. */
export const accountNoteRoutes: readonly ApiRoute[] = [
  staffRoute({
    ...note,
    method: 'get',
    path,
    permission: 'customers.read',
    summary: 'Lists the notes about a customer',
    params: accountParams,
    run: async ({ db }, { params: { id } }) => ok(await listCustomerNotes(db, id)),
  }),
  staffRoute({
    ...note,
    method: 'post',
    path,
    permission: 'customers.write',
    summary: 'Adds a note, which the customer never sees',
    params: accountParams,
    body: z.object({
      text: paragraph(maxCustomerNoteLength).describe('The note.'),
    }),
    status: 201,
    run: async (services, { params: { id: accountId }, body: { text }, actor }) =>
      shown(await addCustomerNote(services, actor, { accountId, text }), () =>
        listCustomerNotes(services.db, accountId),
      ),
  }),
  staffRoute({
    ...note,
    method: 'delete',
    path: `${path}/{note}`,
    permission: 'customers.write',
    summary: 'Deletes a note',
    params: { ...accountParams, note: z.string().max(64) },
    run: async (services, { params: { id: accountId, note: id }, actor }) => {
      const isDeleted = await deleteCustomerNote(services, actor, { accountId, id })
      return ok(isDeleted ? await listCustomerNotes(services.db, accountId) : undefined)
    },
  }),
]

const fields = z.record(z.string(), z.unknown()).nullable()

const event = z
  .object({
    id: z.string(),
    at: instant,
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
      ...{ id, at, actor: actor_name, action, before, after },
    }),
  }),
]
