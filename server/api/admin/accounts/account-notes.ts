import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomerNotes,
  maxCustomerNoteLength,
} from '../../../accounts/customers/customer-notes.ts'
import type { Database } from '../../../db/client.ts'
import { paragraph } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

const path = '/admin/accounts/{id}/notes'
const notes = z.array(
  z
    .object({
      id: z.string(),
      at: z.iso.datetime(),
      author: z.string().nullable().describe('Name of the author.'),
      text: z.string().describe('The note.'),
    })
    .openapi('CustomerNote'),
)

const list = async (db: Database, id: string) =>
  (await listCustomerNotes(db, id)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))

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
    run: async ({ db }, { params: { id } }) => ok(await list(db, id)),
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
        list(services.db, accountId),
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
      return ok(isDeleted ? await list(services.db, accountId) : undefined)
    },
  }),
]
