import { createRoute, z } from '@hono/zod-openapi'
import { refuse } from '../../../../domain/result.ts'
import type { CatalogueFileProblem } from '../../../catalogue/imports/preview-import.ts'
import { previewUpload } from '../../../catalogue/imports/preview-upload.ts'
import { readSheetNames } from '../../../catalogue/imports/read-sheet.ts'
import { storeUpload } from '../../../catalogue/imports/uploaded-files.ts'
import { readMultipart } from '../../../http/uploads/read-multipart.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import { errors, fail } from '../../error.ts'
import { setContentRange } from '../list-range.ts'
import { pageOf } from '../list-route.ts'
import { staffOnly } from '../staff-only.ts'
import { type StaffRoute, shown, staffRoute } from '../staff-route.ts'
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

const limits = { fileField: 'file', largestFile: 25 * 2 ** 20 }

/** Only for the API description: `readMultipart` reads the form. */
const form = z.object({
  file: z
    .string()
    .openapi({ format: 'binary', description: 'CSV or XLSX, at most 50,000 rows and 25 MB.' }),
})

const params = { id: z.uuid('value-invalid') }

const uploadRoute = (services: Services) =>
  createRoute({
    ...staffOnly(services, 'prices.write'),
    method: 'post',
    path: '/admin/import-files',
    summary: 'Uploads a file with prices or products, without importing it',
    request: {
      body: { required: true, content: { 'multipart/form-data': { schema: form } } },
    },
    responses: {
      201: {
        description: 'The file is stored for a day.',
        content: { 'application/json': { schema: uploadSchema } },
      },
      ...errors(400, 401, 403, 413, 415, 422),
    },
  })

type Asked = {
  params: { id: string }
  query: { range?: unknown } & Omit<Parameters<typeof previewUpload>[1], 'id'>
}

const previewOf = async (services: Services, { params: { id }, query }: Asked) => {
  const { range: _, ...choice } = query
  const preview = await previewUpload(services, { id, ...choice })
  // The file has been deleted.
  if (preview.ok) return preview
  const { refusal } = preview
  return refuse<CatalogueFileProblem | 'not-found'>(
    refusal === 'file-expired' ? 'not-found' : refusal,
  )
}

/** Files to import: uploaded, compared with the catalogue, then applied by `importRoutes`. */
export const importFileRoutes: readonly StaffRoute[] = [
  (api, services) => {
    const upload = uploadRoute(services)
    api.openAPIRegistry.registerPath(upload)
    api.post(upload.path, upload.middleware, async (c) => {
      const read = await readMultipart(c.req.raw, limits)
      if (!read.ok) return fail(c, read.refusal.code)
      const { file } = read.value
      if (!file) return fail(c, 'file-empty')
      const id = await storeUpload(services.files, file.bytes)
      const sheets = readSheetNames(file.bytes)
      return c.json({ id, fileName: file.name.slice(0, 200), sheets }, 201)
    })
  },
  staffRoute({
    method: 'get',
    path: '/admin/import-files/{id}',
    permission: 'prices.write',
    summary: 'Compares an uploaded file with the catalogue',
    params,
    query: previewQuery,
    returns: previewSchema,
    returned: 'What the file would change.',
    run: async (services, request) => shown(await previewOf(services, request), previewView),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/import-files/{id}/differences',
    permission: 'prices.write',
    summary: 'Lists every difference that an uploaded file would make',
    params,
    query: rowsQuery,
    returns: z.array(differenceSchema),
    returned: 'Differences, in the order of the file.',
    run: async (services, { c, language, now, ...request }) =>
      shown(await previewOf(services, request), ({ changes }) => {
        const { range } = request.query
        const { rows, total } = pageOf(changes, range)
        setContentRange(c, 'differences', range, rows.length, total)
        return rows.map((change) => differenceView(change, { language, day: swissDay(now) }))
      }),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/import-files/{id}/errors',
    permission: 'prices.write',
    summary: 'Lists the wrong rows of an uploaded file, with the reason',
    params,
    query: rowsQuery,
    returns: z.array(rowErrorSchema),
    returned: 'Wrong rows, in the order of the file.',
    run: async (services, { c, language, now, ...request }) =>
      shown(await previewOf(services, request), ({ errors: wrong }) => {
        const { range } = request.query
        const { rows, total } = pageOf(wrong, range)
        setContentRange(c, 'errors', range, rows.length, total)
        return rows.map((error) => rowErrorView(error, { language, day: swissDay(now) }))
      }),
  }),
]
