import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { importKindNames, importNoteText } from '../../../../messages/server/shop-import.ts'
import { type ImportReport, importedKinds, type RecordNote } from '../../../db/tables/imports.ts'
import { i18nIn } from '../../../i18n.ts'
import { groupNotes } from '../../../shop-import/import-report.ts'
import { actionsOf, type ShopImport } from '../../../shop-import/runs/shop-imports.ts'
import { instant } from '../../fields.ts'

export const shopImportSchema = z
  .object({
    id: z.string(),
    state: z
      .enum([
        ...['uploading', 'checking', 'checked', 'applying', 'applied', 'failed'],
        ...['interrupted', 'discarded'],
      ] as const)
      .describe('`checking`: the dry run; `interrupted`: the process has stopped in the middle.'),
    actions: z
      .array(z.enum(['check', 'apply', 'discard']))
      .describe('What can be done with it now, each a request.'),
    source: z.string().describe('Name of the uploaded file, or address of the former shop.'),
    author: z.string().describe('Who started it; empty if the account is deleted.'),
    createdAt: instant,
    endedAt: instant.nullable().describe('End of the last run; null while it is open.'),
    progress: z
      .object({
        kind: z.string().describe('What is being imported, in the language of the request.'),
        done: z.int().describe('Number of records that are done.'),
        total: z.int().nullable().describe('Number of all records; null if it is unknown.'),
      })
      .nullable()
      .describe('Of the running dry run or import; null before it begins.'),
    failure: z.string().describe('Why the last run failed; empty if it has not.'),
  })
  .openapi('ShopImport')

const count = (what: string) => z.int().describe(`Number of records that are ${what}.`)

export const shopImportReportSchema = shopImportSchema
  .extend({
    report: z
      .object({
        isDryRun: z.boolean().describe('Whether it says what an import would do.'),
        counts: z
          .array(
            z.object({
              kind: z.string().describe('Kind of records, in the language of the request.'),
              read: count('read'),
              created: count('new here'),
              updated: count('changed here'),
              unchanged: count('the same here'),
              kept: count('kept as they were changed here'),
              skipped: count('not imported'),
            }),
          )
          .describe('What happens to the records of each kind.'),
        notes: z
          .array(
            z.object({
              kind: z.string().describe('Kind of records, in the language of the request.'),
              text: z.string().describe('What is to be said, in the language of the request.'),
              count: z.int().describe('Number of records that it concerns.'),
              records: z
                .array(
                  z.object({
                    name: z.string().describe('Number or address in the former shop.'),
                    path: z
                      .string()
                      .nullable()
                      .describe('Path of the record in the back office; null if there is none.'),
                  }),
                )
                .describe('The first of these records.'),
            }),
          )
          .describe('What an import cannot do, or does in another way.'),
        unknownFields: z
          .array(
            z.object({
              kind: z.string().describe('Kind of records, in the language of the request.'),
              field: z.string().describe('Name of the field in the former shop.'),
              count: z.int().describe('Number of records that have it.'),
            }),
          )
          .describe('Fields that this shop does not have; their values are kept.'),
        nextOrder: z
          .int()
          .nullable()
          .describe('Number of the next order; null without imported orders.'),
        nextInvoice: z
          .int()
          .nullable()
          .describe('Number of the next invoice; null without imported invoices.'),
      })
      .nullable()
      .describe('What the last dry run or import has found; null without one.'),
  })
  .openapi('ShopImportReport')

const translator = (language: Language) => i18nIn[language]._.bind(i18nIn[language])

export const shopImportView = (
  row: ShopImport,
  language: Language,
): z.input<typeof shopImportSchema> => {
  const { id, state, source, author, progress, failure } = row
  const translate = translator(language)
  return {
    ...{ id, state, source, author, actions: actionsOf(row) },
    createdAt: row.created_at,
    endedAt: row.ended_at,
    progress: progress && {
      kind: translate(importKindNames[progress.kind]),
      done: progress.done,
      total: progress.total ?? null,
    },
    failure: failure ? importNoteText(failure, translate) : '',
  }
}

/** Records that are named for each note. */
const maxRecords = 20

const next = (last: number | undefined) => (last === undefined ? null : last + 1)

/** `pathOf`: where the back office shows a record. */
export const reportView = (
  { isDryRun, counts, notes, unknownFields, lastNumbers }: ImportReport,
  language: Language,
  pathOf: (kind: RecordNote['kind'], id: string) => string | undefined,
) => {
  const translate = translator(language)
  const nameOf = (kind: RecordNote['kind']) => translate(importKindNames[kind])
  return {
    isDryRun,
    counts: importedKinds.flatMap((kind) => {
      const counted = counts[kind]
      return counted ? [{ kind: nameOf(kind), ...counted }] : []
    }),
    notes: groupNotes(notes, translate).map(({ kind, text, records }) => ({
      ...{ kind: nameOf(kind), text, count: records.length },
      records: records
        .slice(0, maxRecords)
        .map(({ id, label = id }) => ({ name: label, path: pathOf(kind, id) ?? null })),
    })),
    unknownFields: importedKinds.flatMap((kind) =>
      Object.entries(unknownFields[kind] ?? {}).map(([field, of]) => ({
        ...{ kind: nameOf(kind), field, count: of },
      })),
    ),
    nextOrder: next(lastNumbers.order),
    nextInvoice: next(lastNumbers.invoice),
  }
}
