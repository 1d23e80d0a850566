import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { recordChange } from '../../../audit/record-change.ts'
import { changeEntry, deleteEntry, findAssignableStaff } from '../../../forms/inbox/change-entry.ts'
import { exportEntries } from '../../../forms/inbox/export-entries.ts'
import {
  type EntryFilter,
  findEntry,
  type ListedEntry,
  listEntries,
} from '../../../forms/inbox/list-entries.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { csvResponse, recordExport } from '../csv-file.ts'
import { setContentRange } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import {
  entryChange,
  entryExportQuery,
  entryListQuery,
  entrySchema,
  entryView,
  listedEntrySchema,
  listedEntryView,
} from './entry-schema.ts'

const params = z.object({ id: z.string().max(64) })

const entryResponse = {
  description: 'The entry.',
  content: { 'application/json': { schema: entrySchema } },
}

const routesOf = (services: Services) => ({
  list: createRoute({
    method: 'get',
    path: '/admin/inbox',
    ...staffOnly(services, 'inbox.read'),
    summary: 'Lists entries of the public forms; without a sort, the newest first',
    request: { query: entryListQuery },
    responses: {
      200: {
        description: 'Entries; the header `Content-Range` has the range and the total number.',
        content: { 'application/json': { schema: z.array(listedEntrySchema) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  exportCsv: createRoute({
    method: 'get',
    path: '/admin/inbox.csv',
    ...staffOnly(services, 'inbox.read'),
    summary: 'Exports the entries that match',
    request: { query: entryExportQuery },
    responses: { 200: csvResponse, ...errors(401, 403, 422) },
  }),
  one: createRoute({
    method: 'get',
    path: '/admin/inbox/{id}',
    ...staffOnly(services, 'inbox.read'),
    summary: 'Retrieves an entry',
    request: { params },
    responses: { 200: entryResponse, ...errors(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/admin/inbox/{id}',
    ...staffOnly(services, 'inbox.write'),
    summary: 'Changes state, assignment, note or spam mark of an entry',
    request: {
      params,
      body: { required: true, content: { 'application/json': { schema: entryChange } } },
    },
    responses: { 200: entryResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/admin/inbox/{id}',
    ...staffOnly(services, 'inbox.write'),
    summary: 'Deletes an entry',
    request: { params },
    responses: { 200: entryResponse, ...errors(401, 403, 404) },
  }),
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
  { assignedTo, spam, ...filter }: Omit<z.infer<typeof entryExportQuery>, 'headings'>,
  accountId: string,
): EntryFilter => ({
  ...filter,
  assignedTo: assignedTo === 'me' ? accountId : assignedTo,
  isSpam: spam === 'true',
})

/** The inbox of form entries. */
export const addInboxRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)
  const view = async (entry: ListedEntry) => entryView(entry, await findAssignableStaff(db))

  api.openapi(routes.list, async (c) => {
    const { range, sort, direction, ...filter } = c.req.valid('query')
    const { entries, total } = await listEntries(db, {
      ...filterOf(filter, c.var.signedIn.accountId),
      ...range,
      sort,
      direction,
    })
    setContentRange(c, 'inbox', range, entries.length, total)
    return c.json(entries.map(listedEntryView), 200)
  })

  api.openapi(routes.exportCsv, async (c) => {
    const { headings = c.var.language, ...filter } = c.req.valid('query')
    const entries = filterOf(filter, c.var.signedIn.accountId)
    const csv = await exportEntries(db, entries, headings)
    const file = { name: 'inbox', resource: 'inbox', details: filter } as const
    return c.body(csv, 200, await recordExport(services, c, file))
  })

  api.openapi(routes.one, async (c) => {
    const entry = await findEntry(db, c.req.valid('param').id)
    return entry ? c.json(await view(entry), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const { version, ...change } = c.req.valid('json')
    const now = services.now()
    const changed = await db.transaction().execute(async (trx) => {
      const result = await changeEntry(trx, { id, version, change, now })
      if (result.ok) {
        const { before, after } = result.value
        await recordChange(trx, {
          actor: actorOf(c),
          action: 'update',
          resource: 'inbox',
          recordId: id,
          label: labelOf(before),
          before: audited(before),
          after: audited(after),
          now,
        })
      }
      return result
    })
    if (changed.ok) return c.json(await view(changed.value.after), 200)
    return changed.refusal === 'entry-unknown' ? fail(c, 'not-found') : fail(c, changed.refusal)
  })

  api.openapi(routes.remove, async (c) => {
    const { id } = c.req.valid('param')
    const deleted = await db.transaction().execute(async (trx) => {
      const result = await deleteEntry(trx, id)
      if (result.ok)
        await recordChange(trx, {
          actor: actorOf(c),
          action: 'delete',
          resource: 'inbox',
          recordId: id,
          // Without the name: nothing personal stays of a deleted entry.
          label: result.value.about || result.value.kind,
          now: services.now(),
        })
      return result
    })
    return deleted.ok ? c.json(await view(deleted.value), 200) : fail(c, 'not-found')
  })
}
