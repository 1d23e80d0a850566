import { z } from '@hono/zod-openapi'
import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '../../../../domain/language.ts'
import { mapCategories } from '../../../../domain/locations/map-location.ts'
import { mapCategoryNames } from '../../../../messages/map/map-categories.ts'
import {
  categoryUnknownMessage,
  locationColumnMessages,
  locationFileMessages,
  locationProblemMessages,
} from '../../../../messages/server/locations.ts'
import { i18nIn } from '../../../i18n.ts'
import type { LocationPreview } from '../../../locations/import/import-locations.ts'
import {
  importedLocationColumns,
  type LocationColumn,
} from '../../../locations/import/location-file.ts'
import type { LocationFileProblem } from '../../../locations/import/read-location-file.ts'

const place = {
  name: z.string(),
  address: z.string().openapi({ description: 'Address in one line.' }),
}

const row = z.int().openapi({ description: 'Row as in a spreadsheet; the heading is row 1.' })

export const locationImportSchema = z
  .object({
    digest: z.string().openapi({ description: 'Identifies these differences.' }),
    counts: z
      .object({
        added: z.int().openapi({ description: 'Locations that are added.' }),
        changed: z.int().openapi({ description: 'Locations that are changed.' }),
        removed: z.int().openapi({ description: 'Locations that are deleted.' }),
        unchanged: z.int().openapi({ description: 'Locations that stay as they are.' }),
        problems: z.int().openapi({ description: 'Rows that cannot be imported.' }),
      })
      .openapi({ description: 'Numbers of all rows; the lists below are cut.' }),
    added: z.array(z.object({ row, ...place })).openapi({ description: 'New locations.' }),
    changed: z
      .array(
        z.object({
          row,
          ...place,
          fields: z
            .array(
              z.object({
                column: z.string().openapi({ description: 'Heading of the column.' }),
                before: z.string().openapi({ description: 'Present value.' }),
                after: z.string().openapi({ description: 'Value of the file.' }),
              }),
            )
            .openapi({ description: 'Fields that differ.' }),
        }),
      )
      .openapi({ description: 'Changed locations.' }),
    removed: z
      .array(z.object({ id: z.int(), ...place }))
      .openapi({ description: 'Deleted locations.' }),
    problems: z
      .array(
        z.object({
          row,
          column: z.string().openapi({ description: 'Heading of the column; empty for the row.' }),
          value: z.string().openapi({ description: 'As written, cut.' }),
          message: z.string().openapi({ description: 'What is wrong.' }),
        }),
      )
      .openapi({ description: 'With any of them, nothing is imported.' }),
  })
  .openapi('LocationImport')

/** Rows of each list: more cannot be read on a screen. */
const maxRows = 200

const columnText = (column: LocationColumn, language: Language) =>
  i18nIn[language]._(locationColumnMessages[column])

const problemText = (code: LocationPreview['problems'][number]['code'], language: Language) => {
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  return code === 'category-unknown'
    ? t(categoryUnknownMessage(mapCategories.map((one) => t(mapCategoryNames[one])).join(', ')))
    : t(locationProblemMessages[code])
}

export const locationImportView = (
  { digest, added, changed, removed, unchanged, problems }: LocationPreview,
  language: Language,
): z.infer<typeof locationImportSchema> => ({
  digest,
  counts: {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    unchanged,
    problems: problems.length,
  },
  added: added.slice(0, maxRows).map(({ row, name, address }) => ({ row, name, address })),
  changed: changed.slice(0, maxRows).map(({ row, before, after, fields }) => ({
    row,
    name: before.name,
    address: before.address,
    fields: fields.map((field) => ({
      column: columnText(field, language),
      before: String(before[field]),
      after: String(after[field]),
    })),
  })),
  removed: removed.slice(0, maxRows).map(({ id, name, address }) => ({ id, name, address })),
  problems: problems.slice(0, maxRows).map(({ row, column, value, code }) => ({
    row,
    column: column ? columnText(column, language) : '',
    value: value ?? '',
    message: problemText(code, language),
  })),
})

const columnsText = (columns: readonly LocationColumn[], language: Language) =>
  columns.map((column) => columnText(column, language)).join(', ')

/** Why a file cannot be read, in a sentence. */
export const fileProblemText = (problem: LocationFileProblem, language: Language): string => {
  const texts = locationFileMessages
  const messageOf = () => {
    switch (problem.code) {
      case 'file-empty':
        return texts.empty()
      case 'file-kind':
        return texts.kind()
      case 'file-encoding':
        return texts.encoding(problem.row)
      case 'columns-missing':
        return texts.columnsMissing(columnsText(problem.columns, language))
      case 'column-unknown':
        return texts.columnUnknown(problem.heading, columnsText(importedLocationColumns, language))
      case 'column-repeated':
        return texts.columnRepeated(columnText(problem.column, language))
      case 'too-many-rows':
        return texts.tooManyRows(problem.most)
    }
  }
  return i18nIn[language]._(messageOf())
}
