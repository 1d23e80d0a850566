import { z } from '@hono/zod-openapi'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import {
  changeView,
  deleteView,
  listViews,
  saveView,
  type ViewRefusal,
} from '../../../orders/staff/saved-views.ts'
import { line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { setContentRange } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const lists = ['orders', 'payments'] as const

const list = z.enum(lists, 'value-invalid').describe('List of the view.')

const filters = z
  .record(z.string().max(50, 'too-long'), z.unknown(), 'value-invalid')
  .refine((value) => JSON.stringify(value).length <= 4_000, 'too-long')
  // PostgreSQL stores no null bytes and no halves of characters.
  .refine((value) => !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(value)), 'value-invalid')
  .describe('Filters and sorting of the list.')

const view = z
  .object({
    id: z.string(),
    list,
    name: z.string(),
    filters,
    isShared: z.boolean().describe('Whether all staff see it.'),
    isOwn: z.boolean().describe('Whether the signed-in person saved it.'),
    owner: z.string().describe('Name of the person who saved it.'),
  })
  .openapi('SavedView')

const fields = {
  name: line(60),
  filters,
  isShared: z.boolean('value-invalid').describe('Whether all staff see it.'),
}

const created = z.object({ list, ...fields, isShared: fields.isShared.default(false) })
const changed = z.object(fields).partial()

const params = { id: z.string() }

const permission = 'orders.read'

const answered = <Value>(result: Result<Value, ViewRefusal>) => {
  if (result.ok) return result
  const { code, ...data } = result.refusal
  return refuse({ code, data })
}

const resource = 'orders'

/** Filters that members of the staff have named. */
export const savedViewRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/saved-views',
    acceptsKeys: false,
    permission,
    summary: 'Lists the own saved views and those that others share',
    query: { list: list.optional() },
    returns: z.array(view),
    returned: 'The views, by name.',
    run: async ({ db }, { query: { list: wanted }, actor, c }) => {
      const all = await listViews(db, actor.accountId)
      const views = all.filter((one) => !wanted || one.list === wanted)
      setContentRange(c, 'saved-views', { offset: 0 }, views.length, views.length)
      return ok(views)
    },
  }),
  changeRoute({
    method: 'post',
    path: '/admin/saved-views',
    acceptsKeys: false,
    permission,
    summary: 'Saves the filters of a list under a name',
    body: created,
    returns: view,
    refuses: [409],
    run: async (trx, { body, actor }) => answered(await saveView(trx, actor.accountId, body)),
    log: (recordId, { body: { name, isShared } }) => ({
      ...{ action: 'save-view', resource, recordId, label: name },
      after: { isShared },
    }),
    view: async (id, { actor }, db) =>
      (await listViews(db, actor.accountId)).find((one) => one.id === id),
  }),
  changeRoute({
    method: 'patch',
    path: '/admin/saved-views/{id}',
    acceptsKeys: false,
    permission,
    summary: 'Renames, shares or overwrites an own view',
    params,
    body: changed,
    returns: view,
    refuses: [409],
    run: async (trx, { params: { id }, body, actor }) =>
      answered(await changeView(trx, actor.accountId, id, body)),
    log: ({ id, name, isShared }) => ({
      ...{ action: 'change-view', resource, recordId: id, label: name },
      after: { name, isShared },
    }),
    view: (saved) => saved,
  }),
  changeRoute({
    method: 'delete',
    path: '/admin/saved-views/{id}',
    acceptsKeys: false,
    permission,
    summary: 'Deletes an own view',
    params,
    returns: view,
    run: async (trx, { params: { id }, actor }) =>
      answered(await deleteView(trx, actor.accountId, id)),
    log: ({ id, name }) => ({ action: 'delete-view', resource, recordId: id, label: name }),
    view: (saved) => saved,
  }),
]
