import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { FileProblem } from '../../../catalogue/imports/preview-import.ts'
import { previewUpload } from '../../../catalogue/imports/preview-upload.ts'
import { readSheetNames } from '../../../catalogue/imports/read-sheet.ts'
import { storeUpload } from '../../../catalogue/imports/uploaded-files.ts'
import { readMultipart } from '../../../http/uploads/read-multipart.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail } from '../../error.ts'
import { setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import {
  differenceSchema,
  differenceView,
  previewQuery,
  previewSchema,
  previewView,
  rowErrorSchema,
  rowErrorView,
  rowsQuery,
  uploadSchema,
} from './import-schema.ts'
import { jsonResponse } from './list-response.ts'

const limits = { fileField: 'file', largestFile: 25 * 2 ** 20 }

/** Only for the API description: `readMultipart` reads the form. */
const form = z.object({
  file: z
    .string()
    .openapi({ format: 'binary', description: 'CSV or XLSX, at most 50,000 rows and 25 MB.' }),
})

const params = z.object({ id: z.uuid('value-invalid') })

const writersOf = (services: Services) => staffOnly(services, 'prices.write')

const routesOf = (services: Services) => {
  const writers = writersOf(services)
  return {
    upload: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/import-files',
      summary: 'Uploads a file with prices or products, without importing it',
      request: {
        body: { required: true, content: { 'multipart/form-data': { schema: form } } },
      },
      responses: {
        201: jsonResponse(uploadSchema, 'The file is stored for a day.'),
        ...errors(400, 401, 403, 413, 415, 422),
      },
    }),
    preview: createRoute({
      ...writers,
      method: 'get',
      path: '/admin/import-files/{id}',
      summary: 'Compares an uploaded file with the catalogue',
      request: { params, query: previewQuery },
      responses: {
        200: jsonResponse(previewSchema, 'What the file would change.'),
        ...errors(401, 403, 404, 422),
      },
    }),
    differences: createRoute({
      ...writers,
      method: 'get',
      path: '/admin/import-files/{id}/differences',
      summary: 'Lists every difference that an uploaded file would make',
      request: { params, query: rowsQuery },
      responses: {
        200: jsonResponse(z.array(differenceSchema), 'Differences, in the order of the file.'),
        ...errors(401, 403, 404, 422),
      },
    }),
    errors: createRoute({
      ...writers,
      method: 'get',
      path: '/admin/import-files/{id}/errors',
      summary: 'Lists the wrong rows of an uploaded file, with the reason',
      request: { params, query: rowsQuery },
      responses: {
        200: jsonResponse(z.array(rowErrorSchema), 'Wrong rows, in the order of the file.'),
        ...errors(401, 403, 404, 422),
      },
    }),
  }
}

const failFile = (c: ErrorContext, problem: FileProblem | 'file-expired') =>
  problem === 'file-expired' ? fail(c, 'not-found') : fail(c, problem)

/** Files to import: uploaded, compared with the catalogue, then applied by `addImportRoutes`. */
export const addImportFileRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { files, now } = services
  const routes = routesOf(services)
  const shownOn = (c: ErrorContext) => ({ language: c.var.language, day: swissDay(now()) })

  api.openAPIRegistry.registerPath(routes.upload)
  api.post(routes.upload.path, writersOf(services).middleware, async (c) => {
    const read = await readMultipart(c.req.raw, limits)
    if (!read.ok) return fail(c, read.refusal.code)
    const { file } = read.value
    if (!file) return fail(c, 'file-empty')
    const id = await storeUpload(files, file.bytes)
    const sheets = readSheetNames(file.bytes)
    return c.json({ id, fileName: file.name.slice(0, 200), sheets }, 201)
  })

  api.openapi(routes.preview, async (c) => {
    const { id } = c.req.valid('param')
    const preview = await previewUpload(services, { id, ...c.req.valid('query') })
    return preview.ok ? c.json(previewView(preview.value), 200) : failFile(c, preview.refusal)
  })

  api.openapi(routes.differences, async (c) => {
    const { id } = c.req.valid('param')
    const { range, ...choice } = c.req.valid('query')
    const preview = await previewUpload(services, { id, ...choice })
    if (!preview.ok) return failFile(c, preview.refusal)
    const { changes } = preview.value
    const page = changes.slice(range.offset, range.offset + range.limit)
    setContentRange(c, 'differences', range, page.length, changes.length)
    return c.json(
      page.map((change) => differenceView(change, shownOn(c))),
      200,
    )
  })

  api.openapi(routes.errors, async (c) => {
    const { id } = c.req.valid('param')
    const { range, ...choice } = c.req.valid('query')
    const preview = await previewUpload(services, { id, ...choice })
    if (!preview.ok) return failFile(c, preview.refusal)
    const wrong = preview.value.errors
    const page = wrong.slice(range.offset, range.offset + range.limit)
    setContentRange(c, 'errors', range, page.length, wrong.length)
    return c.json(
      page.map((error) => rowErrorView(error, shownOn(c))),
      200,
    )
  })
}
