import { z } from '@hono/zod-openapi'
import { maxMediaBytes } from '../../../../domain/media/media-limits.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { clientAddress } from '../../../http/request-source.ts'
import {
  limitUploads,
  type Multipart,
  readMultipart,
  uploadRetrySeconds,
} from '../../../http/uploads/read-multipart.ts'
import { addMedia } from '../../../media/add-media.ts'
import { changeMedia, deleteMedia } from '../../../media/change-media.ts'
import { findUses } from '../../../media/find-uses.ts'
import { findMedia, listMedia, listTags, mediaSorts } from '../../../media/list-media.ts'
import { replaceMedia } from '../../../media/replace-media.ts'
import type { Services } from '../../../services.ts'
import type { RouteContext } from '../../declare-route.ts'
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
  replacementForm,
  uploadForm,
} from './media-schema.ts'

const mediaParams = { id: z.string() }

/** A picture or document with everything that shows it. */
const findMediaView = async (db: Database, id: string) => {
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
    sorts: mediaSorts,
    returns: mediaSchema,
    find: ({ db }, query) => listMedia(db, query),
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
    run: async ({ db }, { params: { id }, query: { version }, ...by }) => {
      const deleted = await deleteMedia(db, { id, version }, by)
      // Its files are without a row now, which housekeeping removes.
      if (deleted.ok) return ok(undefined)
      const { refusal } = deleted
      return refuse<Refused>(
        refusal.code === 'media-used'
          ? { code: refusal.code, data: { uses: refusal.uses } }
          : refusal.code,
      )
    },
  }),
]

/** Reads an uploaded file into memory; few at a time from a network. */
const readUpload = async (
  { env }: Services,
  c: RouteContext,
): Promise<Result<Multipart, Refused>> => {
  const limits = { fileField: 'file', largestFile: maxMediaBytes }
  const uploaded = await limitUploads(clientAddress(c, env), () => readMultipart(c.req.raw, limits))
  if (!uploaded.ok) return refuse({ code: 'too-many-attempts', retryAfter: uploadRetrySeconds })
  const read = uploaded.value
  return read.ok ? ok(read.value) : refuse(read.refusal.code)
}

/** What uploads have in common. */
const upload = {
  method: 'post',
  permission: 'media.write',
  returns: mediaDetailSchema,
  returned: 'The new file.',
  refuses: [409, 429],
} as const

/** Uploads to the library. */
export const mediaUploadRoutes: readonly ApiRoute[] = [
  staffRoute({
    ...upload,
    path: '/admin/media',
    summary: 'Adds a picture or document',
    description:
      'The type is read from the content; SVG is refused. Metadata of pictures is removed. A file that ' +
      'the library has already is answered with 200.',
    upload: uploadForm,
    status: 201,
    returnedOk: 'The same file as before.',
    run: async (services, { c, ...by }) => {
      const read = await readUpload(services, c)
      if (!read.ok) return read
      return shown(await addMedia(services, read.value.file, by), async ({ id, isKnown }) => {
        const found = await findMediaView(services.db, id)
        return isKnown && found ? c.json(found, 200) : found
      })
    },
  }),
  staffRoute({
    ...upload,
    path: '/admin/media/{id}/file',
    summary: 'Replaces the file of a picture or document',
    description: 'Texts stay. Everything that shows the former file shows the new one.',
    params: mediaParams,
    upload: replacementForm,
    run: async (services, { params: { id }, c, ...by }) => {
      const read = await readUpload(services, c)
      if (!read.ok) return read
      const { fields, file: sent } = read.value
      const replacement = { id, version: Number(fields.version), sent }
      return shown(await replaceMedia(services, replacement, by), () =>
        findMediaView(services.db, id),
      )
    },
  }),
]
