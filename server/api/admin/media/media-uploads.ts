import { maxMediaBytes } from '../../../../domain/media/media-limits.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { clientAddress } from '../../../http/client-address.ts'
import { type Multipart, readMultipart } from '../../../http/uploads/read-multipart.ts'
import { acquireUploadSlot, uploadRetrySeconds } from '../../../http/uploads/upload-slots.ts'
import { addMedia } from '../../../media/add-media.ts'
import { replaceMedia } from '../../../media/replace-media.ts'
import type { Services } from '../../../services.ts'
import { type ApiRoute, type Refused, type RouteContext, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { findMediaView, mediaParams } from './media.ts'
import { mediaDetailSchema, replacementForm, uploadForm } from './media-schema.ts'

/** Reads an uploaded file into memory; few at a time from a network. */
const readUpload = async (
  { env }: Services,
  c: RouteContext,
): Promise<Result<Multipart, Refused>> => {
  const release = acquireUploadSlot(clientAddress(c, env))
  if (!release) return refuse({ code: 'too-many-attempts', retryAfter: uploadRetrySeconds })
  const limits = { fileField: 'file', largestFile: maxMediaBytes }
  const read = await readMultipart(c.req.raw, limits).finally(release)
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
