import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { centimes, priceString } from '../../../../domain/money.ts'
import type { VatClass } from '../../../../domain/order/vat.ts'
import { rowProblemMessages } from '../../../../messages/server/import-problems.ts'
import {
  headerOf,
  type ImportColumn,
  readHeader,
} from '../../../catalogue/imports/columns/import-columns.ts'
import { valuesOf } from '../../../catalogue/imports/columns/read-values.ts'
import { vatName } from '../../../catalogue/imports/columns/vat-names.ts'
import { hasUnusualPrice, type ImportChange } from '../../../catalogue/imports/compare-rows.ts'
import type { ImportedFields } from '../../../catalogue/imports/imported-product.ts'
import type { listImports } from '../../../catalogue/imports/list-imports.ts'
import type { CatalogueImportPreview } from '../../../catalogue/imports/preview-import.ts'
import type { RowError } from '../../../catalogue/imports/read-rows.ts'
import type { UndoneImport } from '../../../catalogue/imports/undo-import.ts'
import { combinationNames } from '../../../catalogue/prices/combination-names.ts'
import { categoryName } from '../../../catalogue/product-changes/categories.ts'
import { i18nIn } from '../../../i18n.ts'
import { line } from '../../fields.ts'
import { range } from '../list-range.ts'
import { acceptsUnusualPrice } from './amount-field.ts'

const day = z.iso.date('value-invalid')

export const uploadSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    sheets: z.array(z.string()).openapi({ description: 'Visible sheets of a workbook.' }),
  })
  .openapi('ImportUpload')

const fromDay = day.optional().openapi({
  description: 'First day of the prices in Switzerland; absent or today: immediately.',
  example: '2026-11-30',
})

const sheet = z
  .string()
  .max(200, 'value-invalid')
  .optional()
  .openapi({ description: 'Name of a visible sheet of a workbook; absent: the first one.' })

export const previewQuery = { from: fromDay, sheet }

export const rowsQuery = { ...previewQuery, range }

const countOf = (description: string) => z.int().openapi({ description })

export const previewSchema = z
  .object({
    hash: z.string().openapi({ description: 'Identifies what is shown; applying names it.' }),
    created: countOf('Products that the file adds.'),
    changed: countOf('Products that the file changes.'),
    unchanged: countOf('Rows that change nothing.'),
    wrong: countOf('Wrong rows.'),
    unusual: countOf('Prices of 0.00, or more than half above or below the present one.'),
    ignoredColumns: z.array(z.string()).openapi({ description: 'Headings that are not known.' }),
    sheets: z.array(z.string()).openapi({ description: 'Visible sheets of a workbook.' }),
    sheet: z.string().nullable().openapi({ description: 'The sheet that is read.' }),
  })
  .openapi('ImportPreview')

export const previewView = ({
  hash,
  changes,
  unchanged,
  errors,
  ignoredColumns,
  sheets,
  sheet,
}: CatalogueImportPreview): z.infer<typeof previewSchema> => {
  const created = changes.filter(({ known }) => !known).length
  return {
    hash,
    created,
    changed: changes.length - created,
    unchanged,
    wrong: new Set(errors.map(({ row }) => row)).size,
    unusual: changes.filter(hasUnusualPrice).length,
    ignoredColumns,
    sheets,
    sheet: sheet ?? null,
  }
}

export const differenceSchema = z
  .object({
    row: countOf('Row of the file, as a spreadsheet counts.'),
    code: z.string(),
    name: z.string(),
    isNew: z.boolean().openapi({ description: 'Whether the row adds the product.' }),
    isUnusual: z.boolean().openapi({ description: 'Whether its price has to be confirmed.' }),
    fields: z.array(
      z.object({
        label: z.string().openapi({ description: 'What changes, as in the headings of exports.' }),
        before: z.string().openapi({ description: 'Empty for a new product.' }),
        after: z.string(),
      }),
    ),
  })
  .openapi('ImportDifference')

/** The columns of fields that have other names. */
const columns: Readonly<Record<string, ImportColumn>> = { vatClass: 'vat', isListed: 'listed' }

/** The language and the Swiss day of a preview. */
type Shown = { language: Language; day: string }

const valueText = (field: string, value: unknown, { language, day }: Shown): string => {
  if (value === undefined || value === null) return ''
  if (field === 'price') return priceString(centimes(Number(value)))
  if (field === 'vatClass') return vatName(value as VatClass, language, day)
  if (field === 'isListed') return value ? '✓' : '–'
  if (Array.isArray(value))
    return value.map((category) => categoryName(category, language)).join(', ')
  return String(value)
}

const fieldsView = (before: ImportedFields | undefined, after: ImportedFields, shown: Shown) =>
  Object.entries(after).map(([field, value]) => ({
    label: headerOf(columns[field] ?? (field as ImportColumn), shown.language),
    before: valueText(field, before?.[field as keyof ImportedFields], shown),
    after: valueText(field, value, shown),
  }))

export const differenceView = (
  change: ImportChange,
  shown: Shown,
): z.infer<typeof differenceSchema> => {
  const { row, code, name, known, before, after } = change
  return {
    row,
    code,
    name:
      combinationNames(code)?.[shown.language] ??
      (String(known?.record[`title_${shown.language}`] ?? '') || name),
    isNew: !known,
    isUnusual: hasUnusualPrice(change),
    fields: fieldsView(before, after, shown),
  }
}

export const rowErrorSchema = z
  .object({
    row: countOf('Row of the file, as a spreadsheet counts.'),
    column: z.string().openapi({ description: 'Heading of the column; empty for the whole row.' }),
    message: z.string(),
  })
  .openapi('ImportRowError')

/** Choices in a message. */
const maxChoices = 20

export const rowErrorView = (
  { row, column, reason, value, categories }: RowError,
  { language, day }: Shown,
): z.infer<typeof rowErrorSchema> => {
  const known = categories
    ?.map((category) => categoryName(category, language))
    .toSorted((one, other) => one.localeCompare(other, language))
  const choices = (known ?? valuesOf(readHeader(column), language, day) ?? []).slice(0, maxChoices)
  return {
    row,
    column,
    message: i18nIn[language]._(rowProblemMessages[reason](value, choices.join(', '))),
  }
}

export const applySchema = z
  .object({
    fileId: z.uuid('value-invalid'),
    fileName: line(200),
    sheet,
    from: fromDay,
    hash: line(64).openapi({ description: 'Of the preview that was confirmed.' }),
    rightRowsOnly: z
      .boolean('value-invalid')
      .default(false)
      .openapi({ description: 'Imports the right rows although others are wrong.' }),
    acceptsUnusualPrice,
  })
  .openapi('ImportRequest')

export const appliedSchema = z
  .object({
    id: z.string(),
    created: countOf('Products that were added.'),
    changed: countOf('Products that were changed, or will be on the day.'),
    skipped: countOf('Wrong rows that were left out.'),
  })
  .openapi('AppliedImport')

export const importSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    validFrom: z.iso.date().nullable(),
    created: countOf('Products that it added.'),
    changed: countOf('Products that it changed.'),
    importedAt: z.iso.datetime(),
    author: z.string(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .openapi('CatalogueImport')

export const importView = ({
  importedAt,
  undoneAt,
  ...batch
}: Awaited<ReturnType<typeof listImports>>[number]): z.infer<typeof importSchema> => ({
  ...batch,
  importedAt: importedAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
})

export const undoneSchema = z
  .object({
    undone: countOf('Products that are as before.'),
    notUndone: z
      .array(
        z.object({
          name: z.string(),
          reason: z.enum(['changed-since', 'ordered', 'deleted']),
        }),
      )
      .openapi({ description: 'What was left as it is, and why; at most 100.' }),
  })
  .openapi('UndoneImport')

/** In a response; the count says how many there are. */
const maxNotUndone = 100

export const undoneView = ({ undone, notUndone }: UndoneImport): z.infer<typeof undoneSchema> => ({
  undone,
  notUndone: notUndone.slice(0, maxNotUndone).map(({ name, reason }) => ({ name, reason })),
})
