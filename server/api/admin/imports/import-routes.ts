import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { customerTable } from '../../../accounts/customers/customer-table.ts'
import { mayAct } from '../../../accounts/staff/staff-access.ts'
import { priceTable, productTable } from '../../../catalogue/imports/products.ts'
import { remedyTable, synonymTable } from '../../../catalogue/imports/remedies.ts'
import { redirectTable } from '../../../content/redirects/redirect-table.ts'
import type { TableName } from '../../../db/tables/imports.ts'
import { readMultipart } from '../../../http/uploads/read-multipart.ts'
import { applyImport } from '../../../imports/apply-import.ts'
import { exportTable } from '../../../imports/export-table.ts'
import { readSheetNames } from '../../../imports/file/read-sheet.ts'
import { openUpload, storeUpload } from '../../../imports/file/uploaded-files.ts'
import type { ImportTable } from '../../../imports/import-table.ts'
import { listImports } from '../../../imports/list-imports.ts'
import { previewUpload } from '../../../imports/preview-import.ts'
import {
  type TemplateFormat,
  templateFormats,
  templateMediaTypes,
  writeTemplate,
} from '../../../imports/template.ts'
import { undoImport } from '../../../imports/undo-import.ts'
import { locationTable } from '../../../locations/location-table.ts'
import { parcelTable } from '../../../orders/staff/parcel-table.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import { line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { exportRoute, fileLanguage, listRoute, pageOf, setContentRange } from '../list-route.ts'
import { declareStaffRoute, staffRoute } from '../staff-route.ts'
import {
  appliedSchema,
  applySchema,
  differenceSchema,
  differenceView,
  importSchema,
  previewQuery,
  previewSchema,
  previewView,
  rowErrorSchema,
  rowErrorView,
  rowsQuery,
  undoneSchema,
  undoneView,
  uploadSchema,
} from './import-schema.ts'

/** Every table that files are imported into. */
const tables: Readonly<Record<TableName, ImportTable>> = {
  prices: priceTable,
  products: productTable,
  remedies: remedyTable,
  synonyms: synonymTable,
  locations: locationTable,
  redirects: redirectTable,
  customers: customerTable,
  parcels: parcelTable,
}

const limits = { fileField: 'file', largestFile: 25 * 2 ** 20 }

/** Only for the API description: `readMultipart` reads the form. */
const form = z.object({
  file: z.string().openapi({
    format: 'binary',
    description: 'CSV, XLSX or a list of records as JSON, at most 50,000 rows and 25 MB.',
  }),
})

const params = { id: z.uuid('value-invalid') }

type Asked = {
  params: { id: string }
  query: { range?: unknown } & Omit<Parameters<typeof previewUpload>[2], 'id'>
}

const previewOf = (services: Services, table: ImportTable, { params, query }: Asked) => {
  const { range: _, ...choice } = query
  return previewUpload(services, table, { ...params, ...choice })
}

const uploadRoute = (path: string, table: ImportTable): ApiRoute =>
  staffRoute({
    method: 'post',
    path: `${path}/files`,
    permission: `${table.resource}.write`,
    summary: `Uploads a file with ${table.name}, without importing it`,
    upload: form,
    returns: uploadSchema,
    returned: 'The file is stored for a day.',
    status: 201,
    run: async ({ files }, { c }) => {
      const read = await readMultipart(c.req.raw, limits)
      if (!read.ok) return refuse(read.refusal.code)
      const { file } = read.value
      if (!file) return refuse('file-empty')
      const id = await storeUpload(files, file.bytes)
      const sheets = readSheetNames(file.bytes)
      return ok({ id, fileName: file.name.slice(0, 200), sheets })
    },
  })

/** A file to be filled in, which the import reads. */
const templateRoute = (path: string, table: ImportTable): ApiRoute =>
  declareStaffRoute(
    {
      method: 'get',
      path: `${path}/template`,
      permission: `${table.resource}.write`,
      summary: `Downloads a file to fill in with ${table.name}, with headings and an example`,
      description:
        'An import leaves the example out. A workbook has a second sheet with the possible values.',
      query: {
        format: z.enum(templateFormats, 'value-invalid').default('csv').describe('Kind of file.'),
        headings: fileLanguage,
      },
    },
    {
      200: {
        description: 'The file.',
        content: Object.fromEntries(
          Object.values(templateMediaTypes).map((type) => [
            type,
            { schema: z.string().openapi({ format: 'binary' }) },
          ]),
        ),
      },
    },
    async ({ db }, { query, language, now }, c) => {
      const { format, headings = language } = query as {
        format: TemplateFormat
        headings?: Language
      }
      const shown = { language: headings, day: swissDay(now) }
      return c.body(await writeTemplate(db, table, format, shown), 200, {
        'Content-Type': templateMediaTypes[format],
        'Content-Disposition': `attachment; filename="${table.name}.${format}"`,
        'Cache-Control': 'private, no-store',
      })
    },
  )

/** Upload, preview, import, undo, export and template of one table. */
const routesOf = (table: ImportTable): readonly ApiRoute[] => {
  const { name, resource } = table
  const path = `/admin/imports/${name}`
  const permission = `${resource}.write` as const
  return [
    uploadRoute(path, table),
    templateRoute(path, table),
    staffRoute({
      method: 'get',
      path: `${path}/files/{id}`,
      permission,
      summary: `Compares an uploaded file with the ${name}`,
      params,
      query: previewQuery,
      returns: previewSchema,
      returned: 'What the file would change.',
      run: async (services, request) =>
        shown(await previewOf(services, table, request), previewView),
    }),
    staffRoute({
      method: 'get',
      path: `${path}/files/{id}/differences`,
      permission,
      summary: 'Lists every difference that an uploaded file would make',
      params,
      query: rowsQuery,
      returns: z.array(differenceSchema),
      returned: 'Differences, in the order of the file.',
      run: async (services, { c, language, now, ...request }) =>
        shown(await previewOf(services, table, request), ({ changes }) => {
          const { range } = request.query
          const { rows, total } = pageOf(changes, range)
          setContentRange(c, 'differences', range, rows.length, total)
          return rows.map((one) => differenceView(table, one, { language, day: swissDay(now) }))
        }),
    }),
    staffRoute({
      method: 'get',
      path: `${path}/files/{id}/errors`,
      permission,
      summary: 'Lists the wrong rows of an uploaded file, with the reason',
      params,
      query: rowsQuery,
      returns: z.array(rowErrorSchema),
      returned: 'Wrong rows, in the order of the file.',
      run: async (services, { c, language, now, ...request }) =>
        shown(await previewOf(services, table, request), ({ errors: wrong }) => {
          const { range } = request.query
          const { rows, total } = pageOf(wrong, range)
          setContentRange(c, 'errors', range, rows.length, total)
          return rows.map((one) => rowErrorView(table, one, { language, day: swissDay(now) }))
        }),
    }),
    staffRoute({
      method: 'post',
      path,
      permission,
      summary: 'Imports an uploaded file exactly as its preview has shown',
      description:
        'All or nothing. When the data has changed since the preview, 409 `preview_outdated`.',
      body: applySchema,
      returns: appliedSchema,
      returned: 'The file is imported.',
      status: 201,
      refuses: [409],
      run: async ({ db, files, wakeWorker }, { body: { fileId, ...request }, ...author }) => {
        const bytes = await openUpload(files, fileId)
        if (!bytes) return ok(undefined)
        const applied = await applyImport(db, table, { ...request, bytes }, author)
        wakeWorker()
        return shown(applied, ({ importId: id, ...counts }) => ({ id, ...counts }))
      },
    }),
    staffRoute({
      method: 'post',
      path: `${path}/applied/{id}/undo`,
      permission,
      summary: 'Undoes an import; what has been changed since stays',
      params: { id: line(64) },
      returns: undoneSchema,
      returned: 'The import is undone.',
      refuses: [409],
      run: async ({ db }, { params: { id }, ...author }) =>
        shown(await undoImport(db, table, id, author), undoneView),
    }),
    exportRoute({
      path: `${path}.csv`,
      permission: `${resource}.read`,
      summary: `Downloads all ${name} as a file that the import reads`,
      query: { headings: fileLanguage },
      name,
      write: async ({ db }, { headings, now }) => ({
        csv: await exportTable(db, table, { language: headings, day: swissDay(now) }),
      }),
    }),
  ]
}

/** Imports of files into tables, and their history (A12). */
export const importRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/imports',
    summary: 'Lists the last 200 imports of the tables that the caller may read, the newest first',
    returns: importSchema,
    find: async ({ db }, page, { signedIn }) => {
      const readable = Object.values(tables).filter(({ resource }) =>
        mayAct(signedIn, `${resource}.read`),
      )
      const names = readable.map(({ name }) => name)
      return pageOf(names.length > 0 ? await listImports(db, names) : [], page)
    },
    view: (batch) => batch,
  }),
  ...Object.values(tables).flatMap(routesOf),
]
