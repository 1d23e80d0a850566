import { z } from '@hono/zod-openapi'
import { nearestNames } from '../../../../domain/search/nearest-names.ts'
import { andMore, rowProblemMessages } from '../../../../messages/server/import-problems.ts'
import { tableNames } from '../../../db/tables/imports.ts'
import { i18nIn } from '../../../i18n.ts'
import { countChanges } from '../../../imports/apply-import.ts'
import { headingOf } from '../../../imports/columns.ts'
import type { RowChange } from '../../../imports/compare-rows.ts'
import { valueText } from '../../../imports/export-table.ts'
import type { ImportTable, ShownValue } from '../../../imports/import-table.ts'
import type { ImportPreview } from '../../../imports/preview-import.ts'
import type { RowError } from '../../../imports/read-rows.ts'
import type { UndoneImport } from '../../../imports/undo-import.ts'
import { instant, line } from '../../fields.ts'
import { acceptsUnusualPrice } from '../catalogue/amount-field.ts'
import { range } from '../list-route.ts'

export const uploadSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    sheets: z.array(z.string()).describe('Visible sheets of a workbook.'),
  })
  .openapi('ImportUpload')

const fromDay = z.iso.date('value-invalid').optional().openapi({
  description: 'First day of the prices in Switzerland; absent or today: immediately.',
  example: '2026-11-30',
})

const sheet = z
  .string()
  .max(200, 'value-invalid')
  .optional()
  .describe('Name of a visible sheet of a workbook; absent: the first one.')

const removesMissing =
  'Whether records that the file does not have are removed, where the table allows it.'

export const previewQuery = {
  from: fromDay,
  sheet,
  removesMissing: z
    .enum(['true', 'false'], 'value-invalid')
    .default('false')
    .transform((text) => text === 'true')
    .openapi({ type: 'string', enum: ['true', 'false'], description: removesMissing }),
}

export const rowsQuery = { ...previewQuery, range }

const countOf = (description: string) => z.int().openapi({ description })

const counts = {
  created: countOf('Records that the file adds.'),
  changed: countOf('Records that the file changes.'),
  removed: countOf('Records that are removed, since the file does not have them.'),
}

export const previewSchema = z
  .object({
    hash: z.string().describe('Identifies what is shown; applying names it.'),
    ...counts,
    unchanged: countOf('Rows that change nothing.'),
    wrong: countOf('Wrong rows.'),
    unusual: countOf('Prices of 0.00, or more than half above or below the present one.'),
    examples: countOf('Rows that are still the example of the template, and left out.'),
    ignoredColumns: z.array(z.string()).describe('Headings that are not known.'),
    sheets: z.array(z.string()).describe('Visible sheets of a workbook.'),
    sheet: z.string().nullable().describe('The sheet that is read.'),
  })
  .openapi('ImportPreview')

export const previewView = ({
  changes,
  errors,
  sheet,
  ...preview
}: ImportPreview): z.infer<typeof previewSchema> => ({
  ...preview,
  ...countChanges(changes),
  wrong: new Set(errors.map(({ row }) => row)).size,
  unusual: changes.filter(({ isUnusual }) => isUnusual).length,
  sheet: sheet ?? null,
})

export const differenceSchema = z
  .object({
    row: z.int().nullable().describe('Row of the file; null for a removed record.'),
    name: z.string(),
    state: z.enum(['created', 'changed', 'removed']),
    isUnusual: z.boolean().describe('Whether its price has to be confirmed.'),
    fields: z.array(
      z.object({
        label: z.string().describe('What changes, as in the headings of exports.'),
        before: z.string().describe('Empty for a new record.'),
        after: z.string(),
      }),
    ),
  })
  .openapi('ImportDifference')

const stateOf = ({ before, after }: RowChange) => {
  if (before === null) return 'created'
  return after === null ? 'removed' : 'changed'
}

export const differenceView = (
  table: ImportTable,
  change: RowChange,
  shown: ShownValue,
): z.infer<typeof differenceSchema> => {
  const { row, record, before, after, isUnusual } = change
  const text = (name: string, value: unknown) => String(valueText(table, name, value, shown))
  return {
    row: row ?? null,
    name: table.nameOf(record, shown.language),
    state: stateOf(change),
    isUnusual,
    fields: Object.entries(after ?? {}).flatMap(([name, value]) => {
      const field = {
        label: headingOf(table.columns, name, shown.language),
        before: text(name, before?.[name]),
        after: text(name, value),
      }
      return table.columns[name]?.role !== 'info' && (before || field.after) ? [field] : []
    }),
  }
}

export const rowErrorSchema = z
  .object({
    row: countOf('Row of the file, as a spreadsheet counts.'),
    column: z.string().describe('Heading of the column; empty for the whole row.'),
    message: z.string(),
  })
  .openapi('ImportRowError')

export const rowErrorView = (
  { columns }: ImportTable,
  { row, heading, column = '', reason, value = '', choices }: RowError,
  shown: ShownValue,
): z.infer<typeof rowErrorSchema> => {
  const possible = (choices ?? columns[column]?.choices)?.(shown) ?? []
  const { names, others } = nearestNames(value, possible)
  const i18n = i18nIn[shown.language]
  const listed = names.join(', ')
  const named = others > 0 ? i18n._(andMore(listed, others)) : listed
  return { row, column: heading, message: i18n._(rowProblemMessages[reason](value, named)) }
}

export const applySchema = z
  .object({
    fileId: z.uuid('value-invalid'),
    fileName: line(200),
    sheet,
    from: fromDay,
    removesMissing: z
      .boolean('value-invalid')
      .default(false)
      .openapi({ description: removesMissing }),
    hash: line(64).describe('Of the preview that was confirmed.'),
    rightRowsOnly: z
      .boolean('value-invalid')
      .default(false)
      .describe('Imports the right rows although others are wrong.'),
    acceptsUnusualPrice,
  })
  .openapi('ImportRequest')

export const appliedSchema = z
  .object({
    id: z.string(),
    ...counts,
    skipped: countOf('Wrong rows that were left out.'),
  })
  .openapi('AppliedImport')

export const importSchema = z
  .object({
    id: z.string(),
    table: z.enum(tableNames).describe('The table of the import.'),
    fileName: z.string(),
    validFrom: z.iso.date().nullable(),
    ...counts,
    importedAt: instant,
    author: z.string(),
    undoneAt: instant.nullable(),
  })
  .openapi('TableImport')

export const undoneSchema = z
  .object({
    undone: countOf('Records that are as before.'),
    notUndone: z
      .array(
        z.object({
          name: z.string(),
          reason: z.enum(['changed-since', 'ordered', 'deleted']),
        }),
      )
      .describe('What was left as it is, and why; at most 100.'),
  })
  .openapi('UndoneImport')

/** In a response; the count says how many there are. */
const maxNotUndone = 100

export const undoneView = ({ undone, notUndone }: UndoneImport): z.infer<typeof undoneSchema> => ({
  undone,
  notUndone: notUndone.slice(0, maxNotUndone).map(({ name, reason }) => ({ name, reason })),
})
