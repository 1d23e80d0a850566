import { ok } from '../../../../domain/result.ts'
import { applyImport } from '../../../catalogue/imports/apply-import.ts'
import { exportPrices } from '../../../catalogue/imports/export-prices.ts'
import { listImports } from '../../../catalogue/imports/list-imports.ts'
import { undoImport } from '../../../catalogue/imports/undo-import.ts'
import { openUpload } from '../../../catalogue/imports/uploaded-files.ts'
import { swissDay } from '../../../swiss-day.ts'
import { line } from '../../fields.ts'
import { exportRoute, listRoute, pageOf } from '../list-route.ts'
import { type StaffRoute, shown, staffRoute } from '../staff-route.ts'
import {
  appliedSchema,
  applySchema,
  importSchema,
  importView,
  undoneSchema,
  undoneView,
} from './import-schema.ts'

/** Imports of files and the export (A12). */
export const importRoutes: readonly StaffRoute[] = [
  listRoute({
    path: '/admin/imports',
    permission: 'prices.read',
    summary: 'Lists the last 200 imports of prices and products, the newest first',
    returns: importSchema,
    find: async ({ db }, page) => pageOf(await listImports(db), page),
    view: importView,
  }),
  staffRoute({
    method: 'post',
    path: '/admin/imports',
    permission: 'prices.write',
    summary: 'Imports an uploaded file exactly as its preview has shown',
    description:
      'All or nothing. When the catalogue has changed since the preview, 409 `preview_outdated`.',
    body: applySchema,
    returns: appliedSchema,
    returned: 'The file is imported.',
    status: 201,
    refuses: [409],
    run: async ({ db, files }, { body: { fileId, ...request }, ...author }) => {
      const bytes = await openUpload(files, fileId)
      if (!bytes) return ok(undefined)
      const applied = await applyImport(db, { ...request, bytes }, author)
      return shown(applied, ({ importId: id, ...counts }) => ({ id, ...counts }))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/imports/{id}/undo',
    permission: 'prices.write',
    summary: 'Undoes an import; what has been changed since stays',
    params: { id: line(64) },
    returns: undoneSchema,
    returned: 'The import is undone.',
    refuses: [409],
    run: async ({ db }, { params: { id }, ...author }) =>
      shown(await undoImport(db, id, author), undoneView),
  }),
  exportRoute({
    path: '/admin/price-export',
    permission: 'prices.read',
    summary: 'Downloads all prices as CSV, which the import reads',
    name: 'prices',
    write: async ({ db }, { language, now }) => ({
      csv: await exportPrices(db, language, swissDay(now)),
    }),
  }),
]
