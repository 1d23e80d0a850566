import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { maxMediaBytes } from '../../../../domain/media/media-limits.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { clientAddress } from '../../../http/client-address.ts'
import { type Multipart, readMultipart } from '../../../http/uploads/read-multipart.ts'
import { acquireUploadSlot, uploadRetrySeconds } from '../../../http/uploads/upload-slots.ts'
import { addMedia } from '../../../media/add-media.ts'
import { replaceMedia } from '../../../media/replace-media.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import { findMediaView } from './media.ts'
import { mediaDetailSchema, replacementForm, uploadForm } from './media-schema.ts'

const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: mediaDetailSchema } },
})

const routesOf = (services: Services) => {
  const writers = staffOnly(services, 'media.write')
  const refusals = errors(400, 401, 403, 404, 409, 413, 415, 422, 429)
  return {
    add: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/media',
      summary: 'Adds a picture or document',
      description:
        'The type is read from the content; SVG is refused. Metadata of pictures is removed. A file that ' +
        'the library has already is answered with 200.',
      request: {
        body: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } },
      },
      responses: { 200: json('The same file as before.'), 201: json('The new file.'), ...refusals },
    }),
    replace: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/media/{id}/file',
      summary: 'Replaces the file of a picture or document',
      description: 'Texts stay. Everything that shows the former file shows the new one.',
      request: {
        params: z.object({ id: z.string() }),
        body: { required: true, content: { 'multipart/form-data': { schema: replacementForm } } },
      },
      responses: { 200: json('The new file.'), ...refusals },
    }),
  }
}

type ReadRefusal = 'too-large' | 'type-not-accepted' | 'form-broken' | 'too-many-attempts'

/** Reads an uploaded file into memory; few at a time from a network. */
const readUpload = async (
  request: Request,
  network: string,
): Promise<Result<Multipart, ReadRefusal>> => {
  const release = acquireUploadSlot(network)
  if (!release) return refuse('too-many-attempts')
  const limits = { fileField: 'file', largestFile: maxMediaBytes }
  const read = await readMultipart(request, limits).finally(release)
  return read.ok ? ok(read.value) : refuse(read.refusal.code)
}

/**
 * Uploads to the library. Registered separately from their description, whose validator would read
 * the file into memory.
 */
export const addMediaUploadRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)

  api.openAPIRegistry.registerPath(routes.add)
  api.post(routes.add.path, routes.add.middleware, async (c) => {
    const read = await readUpload(c.req.raw, clientAddress(c, services.env))
    if (!read.ok) {
      c.header('Retry-After', String(uploadRetrySeconds))
      return fail(c, read.refusal)
    }
    const change = { actor: actorOf(c), now: services.now() }
    const added = await addMedia(services, read.value.file, change)
    if (!added.ok) return fail(c, added.refusal)
    const { id, isKnown } = added.value
    const found = await findMediaView(services.db, id)
    return found ? c.json(found, isKnown ? 200 : 201) : fail(c, 'not-found')
  })

  api.openAPIRegistry.registerPath(routes.replace)
  api.post('/admin/media/:id/file', routes.replace.middleware, async (c) => {
    const read = await readUpload(c.req.raw, clientAddress(c, services.env))
    if (!read.ok) {
      c.header('Retry-After', String(uploadRetrySeconds))
      return fail(c, read.refusal)
    }
    const { fields, file: sent } = read.value
    const id = c.req.param('id')
    const change = { actor: actorOf(c), now: services.now() }
    const replaced = await replaceMedia(
      services,
      { id, version: Number(fields.version), sent },
      change,
    )
    if (!replaced.ok)
      return fail(c, replaced.refusal === 'media-unknown' ? 'not-found' : replaced.refusal)
    const found = await findMediaView(services.db, id)
    return found ? c.json(found, 200) : fail(c, 'not-found')
  })
}
