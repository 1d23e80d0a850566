import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { changeEntry, deleteEntry, findAssignableStaff } from '../../../forms/inbox/change-entry.ts'
import { exportEntries } from '../../../forms/inbox/export-entries.ts'
import {
  type EntryFilter,
  entrySorts,
  findEntry,
  type ListedEntry,
  listEntries,
} from '../../../forms/inbox/list-entries.ts'
import type { ApiRoute } from '../../route.ts'
import { fileLanguage } from '../csv-file.ts'
import { exportRoute, listRoute } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'
import {
  type EntryFilters,
  entryChange,
  entryFilters,
  entrySchema,
  entryView,
  listedEntrySchema,
  listedEntryView,
} from './entry-schema.ts'

/** The handling only: what people wrote is not copied into the audit log. */
const audited = ({ state, note, spam, assigned_to }: ListedEntry) => ({
  state,
  note,
  spam,
  assignedTo: assigned_to,
})

const labelOf = ({ fields, about, kind }: ListedEntry) =>
  [fields.name, about || kind].filter(Boolean).join(', ')

const filterOf = (
  { assignedTo, spam, ...filter }: EntryFilters,
  { accountId }: { accountId: string },
): EntryFilter => ({
  ...filter,
  assignedTo: assignedTo === 'me' ? accountId : assignedTo,
  isSpam: spam === 'true',
})

const view = async (entry: ListedEntry, db: Database) =>
  entryView(entry, await findAssignableStaff(db))

const params = { id: z.string().max(64) }

/** The inbox of form entries. */
export const inboxRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/inbox',
    permission: 'inbox.read',
    summary: 'Lists entries of the public forms; without a sort, the newest first',
    query: entryFilters,
    sorts: entrySorts,
    returns: listedEntrySchema,
    find: ({ db }, { sort, direction, offset, limit, ...filters }, { signedIn }) =>
      listEntries(db, { ...filterOf(filters, signedIn), sort, direction, offset, limit }),
    view: listedEntryView,
  }),
  exportRoute({
    path: '/admin/inbox.csv',
    permission: 'inbox.read',
    summary: 'Exports the entries that match',
    query: { ...entryFilters, headings: fileLanguage },
    name: 'inbox',
    write: async ({ db }, { query, signedIn, headings }) => ({
      csv: await exportEntries(db, filterOf(query, signedIn), headings),
    }),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/inbox/{id}',
    permission: 'inbox.read',
    summary: 'Retrieves an entry',
    params,
    returns: entrySchema,
    run: async ({ db }, { params: { id } }) => {
      const entry = await findEntry(db, id)
      return ok(entry && (await view(entry, db)))
    },
  }),
  changeRoute({
    method: 'patch',
    path: '/admin/inbox/{id}',
    permission: 'inbox.write',
    summary: 'Changes state, assignment, note or spam mark of an entry',
    params,
    body: entryChange,
    returns: entrySchema,
    refuses: [409],
    run: (trx, { params: { id }, body: { version, ...change }, now }) =>
      changeEntry(trx, { id, version, change, now }),
    log: ({ before, after }) => ({
      action: 'update',
      resource: 'inbox',
      recordId: before.id,
      label: labelOf(before),
      before: audited(before),
      after: audited(after),
    }),
    view: ({ after }, _, db) => view(after, db),
  }),
  changeRoute({
    method: 'delete',
    path: '/admin/inbox/{id}',
    permission: 'inbox.write',
    summary: 'Deletes an entry',
    params,
    returns: entrySchema,
    run: (trx, { params: { id } }) => deleteEntry(trx, id),
    log: ({ id, about, kind }) => ({
      action: 'delete',
      resource: 'inbox',
      recordId: id,
      // Without the name: nothing personal stays of a deleted entry.
      label: about || kind,
    }),
    view: (entry, _, db) => view(entry, db),
  }),
]
