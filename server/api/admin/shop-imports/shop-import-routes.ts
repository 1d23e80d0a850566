import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { shopImportRunning } from '../../../../messages/server/shop-import.ts'
import { i18nIn } from '../../../i18n.ts'
import { findRecordPaths } from '../../../shop-import/runs/record-paths.ts'
import {
  createFromAddress,
  createUpload,
  discardShopImport,
  findShopImport,
  isUploaded,
  listShopImports,
  removeSource,
  type ShopImport,
  type StartRefusal,
  startShopImport,
} from '../../../shop-import/runs/shop-imports.ts'
import { maxUploadBytes, partBytes, storePart } from '../../../shop-import/runs/stored-parts.ts'
import { swissTime } from '../../../swiss-day.ts'
import { line, numberInAddress } from '../../fields.ts'
import { type ApiRoute, type Refused, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { performChange, staffRoute } from '../staff-route.ts'
import {
  reportView,
  shopImportReportSchema,
  shopImportSchema,
  shopImportView,
} from './shop-import-schema.ts'

const params = { id: z.string().max(64) }

const logOf = (action: 'create' | 'update' | 'import' | 'delete', { id, source }: ShopImport) =>
  ({ action, resource: 'shop-imports', recordId: id, label: source }) as const

/** Says who has started the import that is running, and when. */
const explained = <Value>(
  result: Result<Value, StartRefusal | { code: Exclude<Refused, Response | object> }>,
  language: Language,
): Result<Value, Refused> => {
  if (result.ok || result.refusal.code !== 'shop-import-running' || !('by' in result.refusal))
    return result
  const { author, started_at, created_at } = result.refusal.by
  const time = swissTime(started_at ?? created_at)
  const message = i18nIn[language]._(shopImportRunning(author || '–', time))
  return refuse({ code: 'shop-import-running', message })
}

const change = { permission: 'shop-imports.write', refuses: [409] } as const

const startRoute = (action: 'check' | 'apply', summary: string): ApiRoute =>
  staffRoute({
    ...change,
    method: 'post',
    path: `/admin/shop-imports/{id}/${action}`,
    summary,
    description:
      'It is performed in the background; one at a time, else 409 `shop_import_running`.',
    params,
    returns: shopImportSchema,
    run: async (services, { params: { id }, language, ...by }) => {
      const row = await findShopImport(services.db, id, by.now)
      if (!row) return refuse('shop-import-unknown')
      const hasSource = await isUploaded(services.files, row)
      const started = await performChange(
        services,
        by,
        (trx) => startShopImport(trx, { id, action, hasSource }, by.now),
        (begun) => logOf(action === 'check' ? 'update' : 'import', begun),
      )
      return shown(explained(started, language), (begun) => shopImportView(begun, language))
    },
  })

/** Imports of a former shop (docs/operations.md, "Move in"), by administrators. */
export const shopImportRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/shop-imports',
    permission: 'shop-imports.read',
    summary: 'Lists the imports of former shops, the newest first',
    returns: shopImportSchema,
    find: ({ db, now }, page) => listShopImports(db, page, now()),
    view: (row, { language }) => shopImportView(row, language),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/shop-imports/{id}',
    permission: 'shop-imports.read',
    summary: 'Retrieves an import of a former shop with its report',
    params,
    returns: shopImportReportSchema,
    run: async ({ db }, { params: { id }, language, now }) => {
      const row = await findShopImport(db, id, now)
      if (!row) return ok(undefined)
      const { report } = row
      return ok({
        ...shopImportView(row, language),
        report: report && reportView(report, language, await findRecordPaths(db, report)),
      })
    },
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/shop-imports',
    summary: 'Begins an import of a ZIP file, whose parts follow',
    description: `The file is sent in parts of ${partBytes} bytes, the last one with the rest; then its dry run is started.`,
    body: z.object({
      fileName: line(200).trim().min(1, 'blank').describe('Name of the file, for people.'),
      sizeBytes: z
        .int('value-invalid')
        .min(1, 'value-invalid')
        .describe('Size of the whole file, in bytes.'),
    }),
    returns: shopImportSchema.extend({
      partBytes: z.int().describe('Size of every part but the last, in bytes.'),
    }),
    status: 201,
    run: async (services, { body, language, ...by }) => {
      if (body.sizeBytes > maxUploadBytes) return refuse('shop-import-too-large')
      const author = { accountId: by.actor.accountId, now: by.now }
      const created = await performChange(
        services,
        by,
        (trx) => createUpload(trx, body, author),
        (row) => logOf('create', row),
      )
      return shown(explained(created, language), (row) => ({
        ...shopImportView(row, language),
        partBytes,
      }))
    },
  }),
  staffRoute({
    ...change,
    method: 'put',
    path: '/admin/shop-imports/{id}/parts/{part}',
    summary: 'Stores a part of the ZIP file, also again',
    params: { ...params, part: numberInAddress.min(0, 'value-invalid').describe('From 0.') },
    file: { type: 'application/octet-stream', description: 'The bytes of the part.' },
    maxBodyBytes: partBytes,
    run: async ({ db, files }, { params: { id, part }, now, c }) => {
      const row = await findShopImport(db, id, now)
      if (!row) return refuse('shop-import-unknown')
      if (row.state !== 'uploading' || row.size_bytes === null) return refuse('state-impossible')
      const upload = { id, sizeBytes: row.size_bytes }
      const stored = await storePart(files, upload, part, new Uint8Array(await c.req.arrayBuffer()))
      return stored === 'stored' ? ok(undefined) : refuse(stored)
    },
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/shop-address-imports',
    summary: 'Starts the dry run of an import from the API of a former shop',
    description: 'Private addresses are refused, unless the server allows them.',
    fieldOf: { 'address-invalid': 'address', 'shop-address-private': 'address' },
    body: z.object({
      address: line(2_000).trim().describe('Address of the shop, or of its API; https.'),
      login: line(500)
        .trim()
        .default('')
        .describe(
          '`user:application-password` of an administrator; encrypted, and deleted at the end.',
        ),
    }),
    returns: shopImportSchema,
    status: 201,
    run: async (services, { body, language, ...by }) => {
      const allowsPrivate = services.env.webhooksAllowPrivate
      const author = { accountId: by.actor.accountId, now: by.now, allowsPrivate }
      const created = await performChange(
        services,
        by,
        (trx) => createFromAddress(trx, body, author),
        (row) => logOf('create', row),
      )
      return shown(explained(created, language), (row) => shopImportView(row, language))
    },
  }),
  startRoute('check', 'Starts the dry run of an import, also again'),
  startRoute('apply', 'Imports what the dry run has shown, also again after an interruption'),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/shop-imports/{id}/discard',
    summary: 'Ends an import that was not finished, and deletes its file and login',
    params,
    returns: shopImportSchema,
    run: async (services, { params: { id }, language, ...by }) => {
      const discarded = await performChange(
        services,
        by,
        (trx) => discardShopImport(trx, id, by.now),
        (row) => logOf('delete', row),
      )
      if (discarded.ok) await removeSource(services, discarded.value)
      return shown(discarded, (row) => shopImportView(row, language))
    },
  }),
]
