import { z } from '@hono/zod-openapi'
import { type EntryState, entryStates } from '../../../../domain/forms/entry-state.ts'
import { fieldsOf, formKinds } from '../../../../domain/forms/form-fields.ts'
import { languages } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { changeEntry, deleteEntry, findAssignableStaff } from '../../../forms/inbox/change-entry.ts'
import {
  type EntryFilter,
  entrySorts,
  exportEntries,
  findEntry,
  type ListedEntry,
  listEntries,
} from '../../../forms/inbox/list-entries.ts'
import { instant, line, paragraph } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { exportRoute, fileLanguage, listRoute, searchText } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const state = z
  .enum(entryStates as [EntryState, ...EntryState[]], 'value-invalid')
  .describe('How far the entry is handled.')

const member = z.object({
  id: z.string(),
  name: z.string().describe('First and last name.'),
})

const entryFilters = {
  search: searchText,
  state: state.optional(),
  kind: z.enum(formKinds, 'value-invalid').optional().describe('Kind of form.'),
  language: z.enum(languages, 'value-invalid').optional(),
  assignedTo: line(64)
    .optional()
    .openapi({ description: 'Id of a member of the staff, `me` or `nobody`.' }),
  spam: z
    .enum(['true', 'false'], 'value-invalid')
    .optional()
    .openapi({ description: '`true`: only spam; otherwise no spam.' }),
}

type EntryFilters = z.infer<z.ZodObject<typeof entryFilters>>

const listedEntrySchema = z
  .object({
    id: z.string(),
    kind: z.enum(formKinds).describe('Kind of form.'),
    about: z.string().describe('Heading of the form.'),
    language: z.enum(languages),
    name: z.string(),
    email: z.string(),
    excerpt: z.string().describe('The beginning of the message.'),
    state,
    assignedTo: member.nullable().describe('Member of the staff who handles it.'),
    isSpam: z.boolean().describe('Whether it counts as spam.'),
    createdAt: instant,
  })
  .openapi('ListedEntry')

const entrySchema = listedEntrySchema
  .extend({
    fields: z
      .array(
        z.object({
          name: z.enum([...new Set(Object.values(fieldsOf).flat())]).describe('Name of the field.'),
          value: z.string().describe('As entered.'),
        }),
      )
      .describe('The entered texts, in the order of the form.'),
    hasAcceptedTerms: z.boolean().describe('Whether the terms were accepted.'),
    wantsNewsletter: z.boolean().describe('Whether the newsletter was requested.'),
    spamSigns: z.array(z.string()).openapi({
      description: 'Why it counts as spam: `trap`, `too-fast`, `links`, `staff`.',
    }),
    note: z.string().describe('Note of the staff, never sent.'),
    handledAt: instant.nullable().describe('When it was done.'),
    version: z.int().describe('Counts changes; sent back with a change.'),
    assignable: z.array(member).describe('Members of the staff to choose from.'),
  })
  .openapi('Entry')

const entryChange = z.object({
  version: readVersion,
  state: state.optional(),
  assignedTo: line(64).nullish().describe('Id of a member of the staff; null for nobody.'),
  note: paragraph(5_000).optional().describe('Note of the staff, never sent.'),
  isSpam: z.boolean('value-invalid').optional().describe('Whether it is spam.'),
})

const excerptLength = 140

const listedEntryView = (entry: ListedEntry): z.infer<typeof listedEntrySchema> => ({
  id: entry.id,
  kind: entry.kind,
  about: entry.about,
  language: entry.language,
  name: entry.fields.name ?? '',
  email: entry.fields.email ?? '',
  excerpt: [...(entry.fields.message ?? '')].slice(0, excerptLength).join(''),
  state: entry.state,
  assignedTo: entry.assigned_to === null ? null : { id: entry.assigned_to, name: entry.staffName },
  isSpam: entry.spam !== '',
  createdAt: entry.created_at,
})

const entryView = (
  entry: ListedEntry,
  assignable: z.infer<typeof member>[],
): z.infer<typeof entrySchema> => ({
  ...listedEntryView(entry),
  fields: fieldsOf[entry.kind].flatMap((name) => {
    const value = entry.fields[name]
    return value ? [{ name, value }] : []
  }),
  hasAcceptedTerms: entry.fields.agb === true,
  wantsNewsletter: entry.fields.newsletter === true,
  spamSigns: entry.spam.split(',').filter(Boolean),
  note: entry.note,
  handledAt: entry.handled_at,
  version: entry.version,
  assignable,
})

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
