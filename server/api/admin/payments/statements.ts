import type { Context } from 'hono'
import type { Language } from '../../../../domain/language.ts'
import { refuse } from '../../../../domain/result.ts'
import { statementProblem } from '../../../../messages/server/statement-problems.ts'
import type { Database } from '../../../db/client.ts'
import { i18nIn } from '../../../i18n.ts'
import { importStatement, previewStatement } from '../../../payments/import-statement.ts'
import { listStatements } from '../../../payments/list-statements.ts'
import { readOwnStatement } from '../../../payments/read-own-statement.ts'
import { line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { performChange, staffRoute } from '../staff-route.ts'
import { statementPreviewSchema, statementPreviewView, statementSchema } from './payment-schema.ts'

const file = {
  type: 'application/octet-stream',
  description:
    'The file of the bank: camt.053 or camt.054 (XML), or a ZIP archive of such files, at most 60 MB.',
}

const read = async (
  db: Database,
  { c, language }: { c: Pick<Context, 'req'>; language: Language },
) => {
  const done = await readOwnStatement(db, new Uint8Array(await c.req.arrayBuffer()))
  if (done.ok) return done
  const { refusal } = done
  const problem = i18nIn[language]._(statementProblem(refusal))
  const message = 'file' in refusal && refusal.file ? `${refusal.file}: ${problem}` : problem
  const { code: reason, ...facts } = refusal
  return refuse({ code: 'statement-unreadable', message, data: { reason, ...facts } } as const)
}

/** Bank files: preview and import. */
export const statementRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/payments/statements',
    permission: 'payments.read',
    summary: 'Lists the imported files of the bank, newest first',
    returns: statementSchema,
    find: ({ db }, page) => listStatements(db, page),
    view: (statement) => statement,
  }),
  staffRoute({
    method: 'post',
    path: '/admin/payments/statements/preview',
    permission: 'payments.write',
    summary: 'Shows what the import of a file of the bank would do',
    description: 'Changes nothing.',
    file,
    maxBodyBytes: 2 ** 26,
    returns: statementPreviewSchema,
    returned: 'The payments of the file and what they match.',
    refuses: [503],
    run: async ({ db }, request) =>
      shown(await read(db, request), async (files) =>
        statementPreviewView(await previewStatement(db, files)),
      ),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/payments/statements',
    permission: 'payments.write',
    summary: 'Imports a file of the bank',
    description:
      'Marks invoices as paid whose reference and amount match; lists the other payments. ' +
      'A payment that was imported before changes nothing.',
    query: {
      hash: line(64).describe('Of the preview.'),
      fileName: line(200).describe('Name of the file.'),
    },
    file,
    maxBodyBytes: 2 ** 26,
    returns: statementPreviewSchema,
    returned: 'What was imported, as in the preview.',
    refuses: [409, 503],
    run: async (services, request) => {
      const { hash, fileName } = request.query
      const upload = await read(services.db, request)
      if (!upload.ok) return upload
      const files = upload.value
      const wanted = { files, fileName, hash, byAccount: request.actor.accountId }
      const imported = await performChange(
        services,
        request,
        (trx) => importStatement(trx, wanted, request.now),
        ({ id, rows }) => {
          const news = rows.filter((row) => !row.isKnown)
          const open = news.filter((row) => row.problem).length
          return {
            ...{ action: 'import', resource: 'payments', recordId: id, label: fileName },
            after: { payments: news.length, paid: news.length - open, open },
          }
        },
      )
      return shown(imported, ({ rows }) => statementPreviewView({ hash, files, rows }))
    },
  }),
]
