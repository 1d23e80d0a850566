import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { applyImport } from '../../../catalogue/imports/apply-import.ts'
import { exportPrices } from '../../../catalogue/imports/export-prices.ts'
import { listImports } from '../../../catalogue/imports/list-imports.ts'
import { undoImport } from '../../../catalogue/imports/undo-import.ts'
import { openUpload } from '../../../catalogue/imports/uploaded-files.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { csvResponse, recordExport } from '../csv-file.ts'
import { range, setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { authorOf } from './catalogue-author.ts'
import {
  appliedSchema,
  applySchema,
  importSchema,
  importView,
  undoneSchema,
  undoneView,
} from './import-schema.ts'
import { jsonBody, jsonResponse, listResponses } from './list-response.ts'

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'prices.read')
  const writers = staffOnly(services, 'prices.write')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/imports',
      summary: 'Lists the last 200 imports of prices and products, the newest first',
      request: { query: z.object({ range }) },
      responses: listResponses(importSchema),
    }),
    apply: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/imports',
      summary: 'Imports an uploaded file exactly as its preview has shown',
      description:
        'All or nothing. When the catalogue has changed since the preview, 409 `preview_outdated`.',
      request: { body: jsonBody(applySchema) },
      responses: {
        201: jsonResponse(appliedSchema, 'The file is imported.'),
        ...errors(400, 401, 403, 404, 409, 415, 422),
      },
    }),
    undo: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/imports/{id}/undo',
      summary: 'Undoes an import; what has been changed since stays',
      request: { params: z.object({ id: line(64) }) },
      responses: {
        200: jsonResponse(undoneSchema, 'The import is undone.'),
        ...errors(401, 403, 404, 409, 422),
      },
    }),
    export: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/price-export',
      summary: 'Downloads all prices as CSV, which the import reads',
      responses: {
        200: csvResponse,
        ...errors(401, 403),
      },
    }),
  }
}

/** Imports of files and the export (A12). */
export const addImportRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, files, now } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range } = c.req.valid('query')
    const all = await listImports(db)
    const page = all.slice(range.offset, range.offset + range.limit)
    setContentRange(c, 'imports', range, page.length, all.length)
    return c.json(page.map(importView), 200)
  })

  api.openapi(routes.apply, async (c) => {
    const { fileId, ...request } = c.req.valid('json')
    const bytes = await openUpload(files, fileId)
    if (!bytes) return fail(c, 'not-found')
    const applied = await applyImport(db, { ...request, bytes }, authorOf(c, services))
    if (!applied.ok) return fail(c, applied.refusal)
    const { importId: id, ...counts } = applied.value
    return c.json({ id, ...counts }, 201)
  })

  api.openapi(routes.undo, async (c) => {
    const undone = await undoImport(db, c.req.valid('param').id, authorOf(c, services))
    if (undone.ok) return c.json(undoneView(undone.value), 200)
    return undone.refusal === 'import-unknown' ? fail(c, 'not-found') : fail(c, undone.refusal)
  })

  api.openapi(routes.export, async (c) => {
    const csv = await exportPrices(db, c.var.language, swissDay(now()))
    const file = { name: 'prices', resource: 'prices' } as const
    return c.body(csv, 200, await recordExport(services, c, file))
  })
}
