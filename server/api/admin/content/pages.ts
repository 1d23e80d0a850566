import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { recordChange } from '../../../audit/record-change.ts'
import { auditedLabel, auditedText } from '../../../content/editing/audited-text.ts'
import { createPage } from '../../../content/editing/create-page.ts'
import { deletePage } from '../../../content/editing/delete-page.ts'
import {
  filterPageStates,
  pageFilters,
  pageOrders,
} from '../../../content/editing/filter-page-states.ts'
import { listPageStates } from '../../../content/editing/list-page-states.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { range, searchText, setContentRange, sortBy } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import { failEdit } from './answer-edit.ts'
import { changeBy } from './page-change.ts'
import { editedPage, kind, language, listedPage, pageParams } from './page-schema.ts'
import { findEditedPage, listedPageView } from './page-view.ts'

const listQuery = z.object({
  range,
  search: searchText,
  ...sortBy(pageOrders),
  kind: kind.optional(),
  language: language.optional().openapi({ description: 'The language that has the state.' }),
  state: z.enum(pageFilters, 'value-invalid').optional().openapi({
    description:
      'State in that language, or in any: `to-translate` is missing or older than the original.',
  }),
})

const newPage = z
  .object({
    kind: z
      .enum(['news', 'health', 'resources'], 'value-invalid')
      .openapi({ description: 'A news post, a health topic, or a page of the resources.' }),
    language,
    title: line(200).min(1, 'blank').openapi({ description: 'Title; the address is made of it.' }),
  })
  .openapi('NewPage')

const routesOf = (services: Services) => ({
  list: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'get',
    path: '/admin/pages',
    summary: 'Lists pages, posts and topics with their state in each language',
    request: { query: listQuery },
    responses: {
      200: {
        description: 'Pages; the header `Content-Range` has the range and the total number.',
        content: { 'application/json': { schema: z.array(listedPage) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  one: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'get',
    path: '/admin/pages/{id}',
    summary: 'Retrieves a page with its state in each language',
    request: { params: pageParams },
    responses: {
      200: {
        description: 'The page.',
        content: { 'application/json': { schema: listedPage } },
      },
      ...errors(401, 403, 404, 422),
    },
  }),
  create: createRoute({
    ...staffOnly(services, 'content.write'),
    method: 'post',
    path: '/admin/pages',
    summary: 'Creates a post or a topic as a draft in one language',
    request: {
      body: { required: true, content: { 'application/json': { schema: newPage } } },
    },
    responses: {
      201: {
        description: 'The new page.',
        content: { 'application/json': { schema: editedPage } },
      },
      ...errors(400, 401, 403, 404, 409, 413, 415, 422),
    },
  }),
  remove: createRoute({
    ...staffOnly(services, 'content.write'),
    method: 'delete',
    path: '/admin/pages/{id}',
    summary: 'Deletes a post or topic that is on the site in no language',
    description: 'Its drafts and versions are deleted too.',
    request: { params: pageParams },
    responses: {
      200: {
        description: 'The page is deleted.',
        content: {
          'application/json': {
            schema: z.object({ id: z.string().openapi({ description: 'The deleted page.' }) }),
          },
        },
      },
      ...errors(401, 403, 404, 409, 422),
    },
  }),
})

/** Lists, creates and deletes pages, for staff. */
export const addPageListRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range: rows, search, sort, direction, ...filter } = c.req.valid('query')
    const found = filterPageStates(await listPageStates(db), {
      ...filter,
      search,
      order: sort ?? 'position',
      isDescending: direction === 'desc',
      readIn: c.var.language,
    })
    const shown = found.slice(rows.offset, rows.offset + rows.limit)
    setContentRange(c, 'pages', rows, shown.length, found.length)
    return c.json(shown.map(listedPageView), 200)
  })

  api.openapi(routes.one, async (c) => {
    const { id } = c.req.valid('param')
    const found = (await listPageStates(db)).find(({ key }) => key === id)
    return found ? c.json(listedPageView(found), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.create, async (c) => {
    const wanted = c.req.valid('json')
    const created = await createPage(db, { ...changeBy(c, services, 'create'), ...wanted })
    if (!created.ok) return failEdit(c, db, { key: '', language: wanted.language }, created.refusal)
    const page = await findEditedPage(db, created.value)
    return page ? c.json(page, 201) : fail(c, 'not-found')
  })

  api.openapi(routes.remove, async (c) => {
    const { id } = c.req.valid('param')
    const now = services.now()
    const deleted = await deletePage(db, id, {
      record: async (trx, edits) => {
        for (const edit of edits)
          await recordChange(trx, {
            actor: actorOf(c),
            action: 'delete',
            resource: 'content',
            recordId: `${id}/${edit.language}`,
            label: auditedLabel(edit),
            before: auditedText(edit),
            now,
          })
      },
    })
    if (deleted.ok) return c.json({ id }, 200)
    return deleted.refusal.code === 'page-unknown'
      ? fail(c, 'not-found')
      : fail(c, deleted.refusal.code)
  })
}
