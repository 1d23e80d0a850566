import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { searchKey, searchWords } from '../../../../domain/search/staff-search.ts'
import {
  deleteRedirect,
  listRedirects,
  saveRedirect,
} from '../../../content/redirects/edit-redirects.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import type { ErrorCode } from '../../error-status.ts'
import { line } from '../../fields.ts'
import { range, searchText, setContentRange, sortBy } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

export const redirectFields = {
  from: line(500).trim().openapi({ description: 'The former address, a path of this site.' }),
  to: line(500)
    .trim()
    .openapi({ description: 'The new address: a path of this site, or https of another.' }),
}

const redirectSchema = z
  .object({
    id: z.string(),
    from: z.string().openapi({ description: 'The former address.' }),
    to: z.string().openapi({ description: 'The new address.' }),
  })
  .openapi('Redirect')

const redirect = {
  description: 'The redirect.',
  content: { 'application/json': { schema: redirectSchema } },
}

const params = z.object({ id: z.string() })

const body = {
  required: true,
  content: { 'application/json': { schema: z.object(redirectFields) } },
} as const

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'options.read')
  const writers = staffOnly(services, 'options.write')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/redirects',
      summary: 'Lists redirects',
      request: { query: z.object({ range, search: searchText, ...sortBy(['from', 'to']) }) },
      responses: {
        200: {
          description: 'Redirects; the header `Content-Range` has the range and the total number.',
          content: { 'application/json': { schema: z.array(redirectSchema) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/redirects/{id}',
      summary: 'Retrieves a redirect',
      request: { params },
      responses: { 200: redirect, ...errors(401, 403, 404) },
    }),
    add: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/redirects',
      summary: 'Adds a redirect',
      description: 'Refused from the address of a page, and in a loop.',
      request: { body },
      responses: { 201: redirect, ...errors(400, 401, 403, 404, 413, 415, 422) },
    }),
    change: createRoute({
      ...writers,
      method: 'patch',
      path: '/admin/redirects/{id}',
      summary: 'Changes a redirect',
      description: 'The id changes with the former address.',
      request: { params, body },
      responses: { 200: redirect, ...errors(400, 401, 403, 404, 413, 415, 422) },
    }),
    remove: createRoute({
      ...writers,
      method: 'delete',
      path: '/admin/redirects/{id}',
      summary: 'Deletes a redirect',
      request: { params },
      responses: { 204: { description: 'Deleted.' }, ...errors(401, 403, 404) },
    }),
  }
}

/** The field that a refusal is about. */
const fieldOf = (code: ErrorCode) => (code === 'redirect-to-invalid' ? 'to' : 'from')

/** Redirects of former addresses. */
export const addRedirectRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range: rows, search = '', sort = 'from', direction } = c.req.valid('query')
    const words = searchWords(search)
    const sign = direction === 'desc' ? -1 : 1
    const found = (await listRedirects(db))
      .filter(({ from, to }) => words.every((word) => searchKey(`${from} ${to}`).includes(word)))
      .sort((one, other) => sign * one[sort].localeCompare(other[sort], 'en'))
    const shown = found.slice(rows.offset, rows.offset + rows.limit)
    setContentRange(c, 'redirects', rows, shown.length, found.length)
    return c.json(shown, 200)
  })

  api.openapi(routes.one, async (c) => {
    const { id } = c.req.valid('param')
    const found = (await listRedirects(db)).find((each) => each.id === id)
    return found ? c.json(found, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.add, async (c) => {
    const change = { actor: actorOf(c), now: services.now() }
    const saved = await saveRedirect(db, { id: undefined, ...c.req.valid('json') }, change)
    if (saved.ok) return c.json(saved.value, 201)
    if (saved.refusal === 'redirect-unknown') return fail(c, 'not-found')
    return fail(c, saved.refusal, {
      fields: { [fieldOf(saved.refusal)]: textOf(c, saved.refusal) },
    })
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const change = { actor: actorOf(c), now: services.now() }
    const saved = await saveRedirect(db, { id, ...c.req.valid('json') }, change)
    if (saved.ok) return c.json(saved.value, 200)
    if (saved.refusal === 'redirect-unknown') return fail(c, 'not-found')
    return fail(c, saved.refusal, {
      fields: { [fieldOf(saved.refusal)]: textOf(c, saved.refusal) },
    })
  })

  api.openapi(routes.remove, async (c) => {
    const change = { actor: actorOf(c), now: services.now() }
    const deleted = await deleteRedirect(db, c.req.valid('param').id, change)
    return deleted.ok ? c.body(null, 204) : fail(c, 'not-found')
  })
}
