import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  changeView,
  deleteView,
  listViews,
  type SavedView,
  saveView,
  type ViewRefusal,
} from '../../../orders/staff/saved-views.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { performAudited } from '../audited.ts'
import { setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'

const lists = ['orders', 'payments'] as const

const list = z.enum(lists, 'value-invalid').openapi({ description: 'List of the view.' })

const filters = z
  .record(z.string().max(50, 'too-long'), z.unknown(), 'value-invalid')
  .refine((value) => JSON.stringify(value).length <= 4_000, 'too-long')
  // PostgreSQL stores no null bytes and no halves of characters.
  .refine((value) => !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(value)), 'value-invalid')
  .openapi({ description: 'Filters and sorting of the list.' })

const view = z
  .object({
    id: z.string(),
    list,
    name: z.string(),
    filters,
    isShared: z.boolean().openapi({ description: 'Whether all staff see it.' }),
    isOwn: z.boolean().openapi({ description: 'Whether the signed-in person saved it.' }),
    owner: z.string().openapi({ description: 'Name of the person who saved it.' }),
  })
  .openapi('SavedView')

const fields = {
  name: line(60),
  filters,
  isShared: z.boolean('value-invalid').openapi({ description: 'Whether all staff see it.' }),
}

const created = z.object({ list, ...fields, isShared: fields.isShared.default(false) })
const changed = z.object(fields).partial()

const id = z.object({ id: z.string() })

const responseOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: view } },
})

const bodyOf = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

const routesOf = (services: Services) => {
  const staff = staffOnly(services, 'orders.read')
  const refusals = errors(400, 401, 403, 404, 409, 413, 415, 422)
  return {
    list: createRoute({
      ...staff,
      method: 'get',
      path: '/admin/saved-views',
      summary: 'Lists the own saved views and those that others share',
      request: { query: z.object({ list: list.optional() }) },
      responses: {
        200: {
          description: 'The views, by name.',
          content: { 'application/json': { schema: z.array(view) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    create: createRoute({
      ...staff,
      method: 'post',
      path: '/admin/saved-views',
      summary: 'Saves the filters of a list under a name',
      request: { body: bodyOf(created) },
      responses: { 200: responseOf('The view.'), ...refusals },
    }),
    change: createRoute({
      ...staff,
      method: 'patch',
      path: '/admin/saved-views/{id}',
      summary: 'Renames, shares or overwrites an own view',
      request: { params: id, body: bodyOf(changed) },
      responses: { 200: responseOf('The view.'), ...refusals },
    }),
    delete: createRoute({
      ...staff,
      method: 'delete',
      path: '/admin/saved-views/{id}',
      summary: 'Deletes an own view',
      request: { params: id },
      responses: { 200: responseOf('The view as it was.'), ...errors(401, 403, 404, 409, 422) },
    }),
  }
}

const refused = (c: ErrorContext, { code, ...why }: ViewRefusal) =>
  code === 'view-unknown' ? fail(c, 'not-found') : fail(c, code, why)

const recordOf = ({ id: recordId, name }: Pick<SavedView, 'id' | 'name'>) => ({
  resource: 'orders' as const,
  recordId,
  label: name,
})

/** Filters that members of the staff have named. */
export const addSavedViewRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const wanted = c.req.valid('query').list
    const all = await listViews(services.db, c.var.signedIn.accountId)
    const views = all.filter((one) => !wanted || one.list === wanted)
    setContentRange(c, 'saved-views', { offset: 0 }, views.length, views.length)
    return c.json(views, 200)
  })

  api.openapi(routes.create, async (c) => {
    const body = c.req.valid('json')
    const { accountId } = c.var.signedIn
    const done = await performAudited(
      services,
      c,
      (trx) => saveView(trx, accountId, body),
      (viewId) => ({
        ...recordOf({ id: viewId, name: body.name }),
        action: 'save-view',
        after: { isShared: body.isShared },
      }),
    )
    if (!done.ok) return refused(c, done.refusal)
    const saved = (await listViews(services.db, accountId)).find((one) => one.id === done.value)
    return saved ? c.json(saved, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const { accountId } = c.var.signedIn
    const body = c.req.valid('json')
    const done = await performAudited(
      services,
      c,
      (trx) => changeView(trx, accountId, c.req.valid('param').id, body),
      (value) => ({
        ...recordOf(value),
        action: 'change-view',
        after: { name: value.name, isShared: value.isShared },
      }),
    )
    return done.ok ? c.json(done.value, 200) : refused(c, done.refusal)
  })

  api.openapi(routes.delete, async (c) => {
    const { accountId } = c.var.signedIn
    const done = await performAudited(
      services,
      c,
      (trx) => deleteView(trx, accountId, c.req.valid('param').id),
      (value) => ({ ...recordOf(value), action: 'delete-view' }),
    )
    return done.ok ? c.json(done.value, 200) : refused(c, done.refusal)
  })
}
