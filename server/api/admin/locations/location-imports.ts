import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { recordChange } from '../../../audit/record-change.ts'
import { invalidateDataVersions } from '../../../db/data-version.ts'
import { readLocations } from '../../../locations/find-locations.ts'
import { importLocations, previewImport } from '../../../locations/import/import-locations.ts'
import { writeLocationFile } from '../../../locations/import/location-file.ts'
import { readUploadedLocations } from '../../../locations/import/read-uploaded-locations.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail, failWithMessage } from '../../error.ts'
import { csvResponse, fileLanguage, recordExport } from '../csv-file.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import { fileProblemText, importSchema, importView } from './import-schema.ts'

const keepsMissing = z.enum(['true', 'false'], 'value-invalid').default('true').openapi({
  description: 'Whether locations that the file does not have stay; otherwise they are deleted.',
})

const body = {
  required: true,
  content: {
    'text/csv': {
      schema: z.string().openapi({
        format: 'binary',
        description: 'CSV in UTF-8 with the columns of the export, at most 50,000 rows.',
      }),
    },
  },
}

const importResponse = {
  description: 'The differences.',
  content: { 'application/json': { schema: importSchema } },
}

const routesOf = (services: Services) => ({
  exportCsv: createRoute({
    method: 'get',
    path: '/admin/locations.csv',
    ...staffOnly(services, 'locations.read'),
    summary: 'Exports all locations as a file that the import reads',
    request: { query: z.object({ headings: fileLanguage }) },
    responses: { 200: csvResponse, ...errors(401, 403, 422) },
  }),
  preview: createRoute({
    method: 'post',
    path: '/admin/location-imports/preview',
    ...staffOnly(services, 'locations.write'),
    summary: 'Shows what an import would change, and changes nothing',
    request: { query: z.object({ keepsMissing }), body },
    responses: { 200: importResponse, ...errors(401, 403, 413, 415, 422) },
  }),
  apply: createRoute({
    method: 'post',
    path: '/admin/location-imports',
    ...staffOnly(services, 'locations.write'),
    summary: 'Imports a file whose differences were previewed, all or nothing',
    request: {
      query: z.object({
        keepsMissing,
        digest: z.string().max(64).default('').openapi({ description: 'Digest of the preview.' }),
      }),
      body,
    },
    responses: { 200: importResponse, ...errors(401, 403, 409, 413, 415, 422) },
  }),
})

const isCsv = (c: Context) => /^text\/csv\b/i.test(c.req.header('content-type') ?? '')

const bytesOf = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())

const failFile = (c: ErrorContext, problem: Parameters<typeof fileProblemText>[0]) =>
  failWithMessage(c, 422, 'file-unreadable', fileProblemText(problem, c.var.language))

/** Import and export of all locations. */
export const addLocationImportRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.exportCsv, async (c) => {
    const { headings = c.var.language } = c.req.valid('query')
    const csv = writeLocationFile(await readLocations(db), headings)
    const file = { name: 'locations', resource: 'locations' } as const
    return c.body(csv, 200, await recordExport(services, c, file))
  })

  api.openapi(routes.preview, async (c) => {
    if (!isCsv(c)) return fail(c, 'type-not-accepted')
    const file = await readUploadedLocations(await bytesOf(c))
    if (!file.ok) return failFile(c, file.refusal)
    const keeps = c.req.valid('query').keepsMissing === 'true'
    const preview = await previewImport(db, { file: file.value, keepsMissing: keeps })
    return c.json(importView(preview, c.var.language), 200)
  })

  api.openapi(routes.apply, async (c) => {
    if (!isCsv(c)) return fail(c, 'type-not-accepted')
    const file = await readUploadedLocations(await bytesOf(c))
    if (!file.ok) return failFile(c, file.refusal)
    const { digest, keepsMissing: keeps } = c.req.valid('query')
    const request = { file: file.value, keepsMissing: keeps === 'true', digest }
    const imported = await db.transaction().execute(async (trx) => {
      const result = await importLocations(trx, request)
      if (result.ok) {
        const { added, changed, removed } = result.value
        await recordChange(trx, {
          actor: actorOf(c),
          action: 'import',
          resource: 'locations',
          recordId: 'import',
          label: '',
          before: { changed: changed.map(({ before }) => before), removed },
          after: { changed: changed.map(({ after }) => after), added },
          now: services.now(),
        })
      }
      return result
    })
    if (!imported.ok) return fail(c, imported.refusal)
    invalidateDataVersions(db)
    return c.json(importView(imported.value, c.var.language), 200)
  })
}
