import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { changeMedia, deleteMedia } from '../../../media/change-media.ts'
import { findUses } from '../../../media/find-uses.ts'
import { findMedia, listMedia, listTags } from '../../../media/list-media.ts'
import { type ApiRoute, type Refused, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { readVersionInAddress } from '../read-version.ts'
import { staffRoute } from '../staff-route.ts'
import {
  mediaChange,
  mediaDetailSchema,
  mediaDetailView,
  mediaFilters,
  mediaSchema,
  mediaView,
} from './media-schema.ts'

export const mediaParams = { id: z.string() }

const sortColumns = { createdAt: 'created_at', title: 'title', bytes: 'bytes' } as const

/** A picture or document with everything that shows it. */
export const findMediaView = async (db: Database, id: string) => {
  const media = await findMedia(db, id)
  return media && mediaDetailView(media, await findUses(db, id))
}

/** The media library. */
export const mediaRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/media',
    permission: 'media.read',
    summary: 'Lists pictures and documents; without a sort, the newest first',
    query: mediaFilters,
    sorts: ['createdAt', 'title', 'bytes'],
    returns: mediaSchema,
    find: ({ db }, { sort, direction, ...query }) =>
      listMedia(db, {
        ...query,
        sort: sortColumns[sort ?? 'createdAt'],
        direction: direction ?? (sort ? 'asc' : 'desc'),
      }),
    view: mediaView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/media-tags',
    permission: 'media.read',
    summary: 'Lists the keywords of the library',
    returns: z.array(z.string()),
    returned: 'All keywords, by name.',
    run: async ({ db }) => ok(await listTags(db)),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/media/{id}',
    permission: 'media.read',
    summary: 'Retrieves a picture or document with everything that shows it',
    params: mediaParams,
    returns: mediaDetailSchema,
    run: async ({ db }, { params: { id } }) => ok(await findMediaView(db, id)),
  }),
  staffRoute({
    method: 'patch',
    path: '/admin/media/{id}',
    permission: 'media.write',
    summary: 'Changes texts and focal point',
    params: mediaParams,
    body: mediaChange,
    returns: mediaDetailSchema,
    refuses: [409],
    run: async ({ db }, { params: { id }, body, ...by }) =>
      shown(await changeMedia(db, { id, ...body }, by), () => findMediaView(db, id)),
  }),
  staffRoute({
    method: 'delete',
    path: '/admin/media/{id}',
    permission: 'media.write',
    summary: 'Deletes a picture or document that nothing shows',
    params: mediaParams,
    query: { version: readVersionInAddress },
    refuses: [409],
    run: async ({ db, files }, { params: { id }, query: { version }, ...by }) => {
      const deleted = await deleteMedia(db, { id, version }, by)
      if (deleted.ok) {
        // The file of a document; those of a picture expire first.
        await files.quarantine([id], by.now)
        return ok(undefined)
      }
      const { refusal } = deleted
      return refuse<Refused>(
        refusal.code === 'media-used'
          ? { code: refusal.code, data: { uses: refusal.uses } }
          : refusal.code,
      )
    },
  }),
]
