import { z } from '@hono/zod-openapi'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { readLocations } from '../../../locations/find-locations.ts'
import {
  importLocations,
  previewLocationImport,
} from '../../../locations/import/import-locations.ts'
import { writeLocationFile } from '../../../locations/import/location-file.ts'
import { readUploadedLocations } from '../../../locations/import/read-uploaded-locations.ts'
import { fileLanguage } from '../csv-file.ts'
import { exportRoute } from '../list-route.ts'
import {
  performChange,
  type Refused,
  type StaffRequest,
  type StaffRoute,
  shown,
  staffRoute,
} from '../staff-route.ts'
import { fileProblemText, locationImportSchema, locationImportView } from './import-schema.ts'

const keepsMissing = z.enum(['true', 'false'], 'value-invalid').default('true').openapi({
  description: 'Whether locations that the file does not have stay; otherwise they are deleted.',
})

const file = {
  type: 'text/csv',
  description: 'CSV in UTF-8 with the columns of the export, at most 50,000 rows.',
}

type Uploaded = Extract<Awaited<ReturnType<typeof readUploadedLocations>>, { ok: true }>['value']

const readFile = async ({
  c,
  language,
}: Pick<StaffRequest<never, never, never>, 'c' | 'language'>): Promise<
  Result<Uploaded, Refused>
> => {
  if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) return refuse('type-not-accepted')
  const read = await readUploadedLocations(new Uint8Array(await c.req.arrayBuffer()))
  return read.ok
    ? read
    : refuse({ code: 'file-unreadable', message: fileProblemText(read.refusal, language) })
}

/** Import and export of all locations. */
export const locationImportRoutes: readonly StaffRoute[] = [
  exportRoute({
    path: '/admin/locations.csv',
    permission: 'locations.read',
    summary: 'Exports all locations as a file that the import reads',
    query: { headings: fileLanguage },
    name: 'locations',
    write: async ({ db }, { headings }) => ({
      csv: writeLocationFile(await readLocations(db), headings),
    }),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/location-imports/preview',
    permission: 'locations.write',
    summary: 'Shows what an import would change, and changes nothing',
    query: { keepsMissing },
    file,
    returns: locationImportSchema,
    returned: 'The differences.',
    run: async ({ db }, request) => {
      const read = await readFile(request)
      if (!read.ok) return read
      const keeps = request.query.keepsMissing === 'true'
      const preview = await previewLocationImport(db, { file: read.value, keepsMissing: keeps })
      return ok(locationImportView(preview, request.language))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/location-imports',
    permission: 'locations.write',
    summary: 'Imports a file whose differences were previewed, all or nothing',
    query: {
      keepsMissing,
      digest: z.string().max(64).default('').openapi({ description: 'Digest of the preview.' }),
    },
    file,
    returns: locationImportSchema,
    returned: 'The differences.',
    refuses: [409],
    run: async (services, request) => {
      const read = await readFile(request)
      if (!read.ok) return read
      const { digest, keepsMissing: keeps } = request.query
      const wanted = { file: read.value, keepsMissing: keeps === 'true', digest }
      const imported = await performChange(
        services,
        request,
        (trx) => importLocations(trx, wanted),
        ({ added, changed, removed }) => ({
          action: 'import',
          resource: 'locations',
          recordId: 'import',
          label: '',
          before: { changed: changed.map(({ before }) => before), removed },
          after: { changed: changed.map(({ after }) => after), added },
        }),
      )
      return shown(imported, (changes) => locationImportView(changes, request.language))
    },
  }),
]
