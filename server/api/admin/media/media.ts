import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { changeMedia } from '../../../media/change-media.ts'
import { deleteMedia } from '../../../media/delete-media.ts'
import { findUses } from '../../../media/find-uses.ts'
import { findMedia, listMedia, listTags } from '../../../media/list-media.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { setContentRange } from '../list-range.ts'
import { readVersionInAddress } from '../read-version.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import {
  mediaChange,
  mediaDetailSchema,
  mediaDetailView,
  mediaQuery,
  mediaSchema,
  mediaView,
} from './media-schema.ts'

const params = z.object({ id: z.string() })

const detail = {
  description: 'The picture or document.',
  content: { 'application/json': { schema: mediaDetailSchema } },
}

const sortColumns = { createdAt: 'created_at', title: 'title', bytes: 'bytes' } as const

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'media.read')
  const writers = staffOnly(services, 'media.write')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/media',
      summary: 'Lists pictures and documents; without a sort, the newest first',
      request: { query: mediaQuery },
      responses: {
        200: {
          description: 'A page; the header `Content-Range` has the range and the total number.',
          content: { 'application/json': { schema: z.array(mediaSchema) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    tags: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/media-tags',
      summary: 'Lists the keywords of the library',
      responses: {
        200: {
          description: 'All keywords, by name.',
          content: { 'application/json': { schema: z.array(z.string()) } },
        },
        ...errors(401, 403),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/media/{id}',
      summary: 'Retrieves a picture or document with everything that shows it',
      request: { params },
      responses: { 200: detail, ...errors(401, 403, 404) },
    }),
    change: createRoute({
      ...writers,
      method: 'patch',
      path: '/admin/media/{id}',
      summary: 'Changes texts and focal point',
      request: {
        params,
        body: { required: true, content: { 'application/json': { schema: mediaChange } } },
      },
      responses: { 200: detail, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
    remove: createRoute({
      ...writers,
      method: 'delete',
      path: '/admin/media/{id}',
      summary: 'Deletes a picture or document that nothing shows',
      request: {
        params,
        query: z.object({
          version: readVersionInAddress,
        }),
      },
      responses: { 204: { description: 'Deleted.' }, ...errors(401, 403, 404, 409, 422) },
    }),
  }
}

/** The media library. */
export const addMediaRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  const find = async (id: string) => {
    const media = await findMedia(db, id)
    return media && mediaDetailView(media, await findUses(db, id))
  }

  api.openapi(routes.tags, async (c) => c.json(await listTags(db), 200))

  api.openapi(routes.list, async (c) => {
    const { range, sort, direction, ...filter } = c.req.valid('query')
    const { rows: media, total } = await listMedia(db, {
      ...filter,
      ...range,
      sort: sortColumns[sort ?? 'createdAt'],
      direction: direction ?? (sort ? 'asc' : 'desc'),
    })
    setContentRange(c, 'media', range, media.length, total)
    return c.json(media.map(mediaView), 200)
  })

  api.openapi(routes.one, async (c) => {
    const found = await find(c.req.valid('param').id)
    return found ? c.json(found, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const change = { actor: actorOf(c), now: services.now() }
    const changed = await changeMedia(db, { id, ...c.req.valid('json') }, change)
    if (!changed.ok)
      return fail(c, changed.refusal === 'media-unknown' ? 'not-found' : changed.refusal)
    const found = await find(id)
    return found ? c.json(found, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.remove, async (c) => {
    const { id } = c.req.valid('param')
    const { version } = c.req.valid('query')
    const change = { actor: actorOf(c), now: services.now() }
    const deleted = await deleteMedia(db, { id, version }, change)
    if (deleted.ok) {
      // The file of a document; those of a picture expire first.
      await services.files.quarantine([id], change.now)
      return c.body(null, 204)
    }
    const { refusal } = deleted
    if (refusal.code === 'media-used') return fail(c, refusal.code, { uses: refusal.uses })
    return fail(c, refusal.code === 'media-unknown' ? 'not-found' : refusal.code)
  })
}
