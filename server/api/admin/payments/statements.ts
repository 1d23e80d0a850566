import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { statementProblem } from '../../../../messages/server/statement-problems.ts'
import { i18nIn } from '../../../i18n.ts'
import { importStatement, previewStatement } from '../../../payments/import-statement.ts'
import { listStatements } from '../../../payments/list-statements.ts'
import { type OwnStatementRefusal, readOwnStatement } from '../../../payments/read-own-statement.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail, failWithMessage } from '../../error.ts'
import { line } from '../../fields.ts'
import { performAudited } from '../audited.ts'
import { range, setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { previewSchema, previewView, statementSchema, statementView } from './payment-schema.ts'

const file = {
  required: true as const,
  description:
    'The file of the bank: camt.053 or camt.054 (XML), or a ZIP archive of such files, at most 60 MB.',
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
}

const routesOf = (services: Services) => ({
  list: createRoute({
    ...staffOnly(services, 'payments.read'),
    method: 'get',
    path: '/admin/payments/statements',
    summary: 'Lists the imported files of the bank, newest first',
    request: { query: z.object({ range }) },
    responses: {
      200: {
        description: 'Files; the header `Content-Range` has the range and the total number.',
        content: { 'application/json': { schema: z.array(statementSchema) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  preview: createRoute({
    ...staffOnly(services, 'payments.write'),
    method: 'post',
    path: '/admin/payments/statements/preview',
    summary: 'Shows what the import of a file of the bank would do',
    description: 'Changes nothing.',
    request: { body: file },
    responses: {
      200: {
        description: 'The payments of the file and what they match.',
        content: { 'application/json': { schema: previewSchema } },
      },
      ...errors(401, 403, 413, 422, 503),
    },
  }),
  apply: createRoute({
    ...staffOnly(services, 'payments.write'),
    method: 'post',
    path: '/admin/payments/statements',
    summary: 'Imports a file of the bank',
    description:
      'Marks invoices as paid whose reference and amount match; lists the other payments. ' +
      'A payment that was imported before changes nothing.',
    request: {
      query: z.object({
        hash: line(64).openapi({ description: 'Of the preview.' }),
        fileName: line(200).openapi({ description: 'Name of the file.' }),
      }),
      body: file,
    },
    responses: {
      200: {
        description: 'What was imported, as in the preview.',
        content: { 'application/json': { schema: previewSchema } },
      },
      ...errors(401, 403, 409, 413, 422, 503),
    },
  }),
})

/** Bank files: preview and import. */
export const addStatementRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)
  const unreadable = (c: ErrorContext, refusal: OwnStatementRefusal) => {
    const problem = i18nIn[c.var.language]._(statementProblem(refusal))
    const message = 'file' in refusal && refusal.file ? `${refusal.file}: ${problem}` : problem
    const { code: reason, ...facts } = refusal
    return failWithMessage(c, 422, 'statement-unreadable', message, { reason, ...facts })
  }

  api.openapi(routes.list, async (c) => {
    const page = c.req.valid('query').range
    const { statements, total } = await listStatements(services.db, page)
    setContentRange(c, 'payments/statements', page, statements.length, total)
    return c.json(statements.map(statementView), 200)
  })

  api.openapi(routes.preview, async (c) => {
    const read = await readOwnStatement(services.db, new Uint8Array(await c.req.arrayBuffer()))
    if (!read.ok) return unreadable(c, read.refusal)
    return c.json(previewView(await previewStatement(services.db, read.value)), 200)
  })

  api.openapi(routes.apply, async (c) => {
    const { hash, fileName } = c.req.valid('query')
    const read = await readOwnStatement(services.db, new Uint8Array(await c.req.arrayBuffer()))
    if (!read.ok) return unreadable(c, read.refusal)
    const byAccount = c.var.signedIn.accountId
    const wanted = { files: read.value, fileName, hash, byAccount }
    const done = await performAudited(
      services,
      c,
      (trx, now) => importStatement(trx, wanted, now),
      ({ id, rows }) => {
        const news = rows.filter((row) => !row.isKnown)
        const open = news.filter((row) => row.problem).length
        return {
          action: 'import',
          resource: 'payments',
          recordId: id,
          label: fileName,
          after: { payments: news.length, paid: news.length - open, open },
        }
      },
    )
    if (!done.ok) return fail(c, done.refusal.code)
    return c.json(previewView({ hash, files: read.value, rows: done.value.rows }), 200)
  })
}
