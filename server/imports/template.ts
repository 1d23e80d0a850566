import writeWorkbook from 'write-excel-file/node'
import { templateSheets } from '../../messages/server/import-problems.ts'
import type { Database } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
import { writeSwissCsv } from '../swiss-csv.ts'
import { headingOf } from './columns.ts'
import { fileRows } from './export-table.ts'
import type { ImportTable, ShownValue } from './import-table.ts'

/** Files that a table can be filled in with, by their extension. */
export const templateMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const

export type TemplateFormat = keyof typeof templateMediaTypes

export const templateFormats = Object.keys(templateMediaTypes) as TemplateFormat[]

/** The columns with few possible values, and these. */
const findChoices = async (db: Database, table: ImportTable, shown: ShownValue) => {
  const { columns, exported = Object.keys(columns) } = table
  const stored = table.choices?.((await table.load(db, [])).facts)
  const found = exported.flatMap((name) => {
    const values = (stored?.[name] ?? columns[name]?.choices)?.(shown) ?? []
    return values.length > 0 ? [{ name, values }] : []
  })
  const longest = Math.max(0, ...found.map(({ values }) => values.length))
  return {
    name: i18nIn[shown.language]._(templateSheets.choices),
    headings: found.map(({ name }) => headingOf(columns, name, shown.language)),
    rows: Array.from({ length: longest }, (_, at) => found.map(({ values }) => values[at] ?? '')),
  }
}

type SheetRows = { name: string; headings: string[]; rows: (string | number)[][] }

const emptyRows = 200

/** Texts as they are typed (format @): Excel would turn "3-30" into a date. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? value : { value, type: String, format: '@' }

/** Headings in bold that stay in view, and empty rows below. */
const sheetOf = ({ name, headings, rows }: SheetRows) => ({
  sheet: name,
  stickyRowsCount: 1,
  columns: headings.map((heading, at) => {
    const longest = Math.max(8, heading.length, ...rows.map((row) => String(row[at] ?? '').length))
    return { width: Math.min(longest + 2, 50) }
  }),
  data: [
    headings.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
    ...Array.from({ length: emptyRows }, () => headings.map(() => cellOf(''))),
  ],
})

const writeXlsx = async (db: Database, table: ImportTable, shown: ShownValue) => {
  const { headings, rows } = templateRows(table, shown)
  const name = i18nIn[shown.language]._(templateSheets.rows)
  const choices = await findChoices(db, table, shown)
  const sheets = [{ name, headings, rows }, ...(choices.headings.length > 0 ? [choices] : [])]
  return new Uint8Array(await writeWorkbook(sheets.map(sheetOf)).toBuffer())
}

const templateRows = (table: ImportTable, shown: ShownValue) =>
  fileRows(
    table,
    [...(table.missing?.([]) ?? []), ...(table.example ? [table.example] : [])],
    shown,
  )

/**
 * A file to be filled in, from the columns of the table: its headings, the rows that could be added or
 * an example, and in a workbook the possible values. JSON has names of columns in place of headings.
 */
export const writeTemplate = async (
  db: Database,
  table: ImportTable,
  format: TemplateFormat,
  shown: ShownValue,
): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (format === 'xlsx') return writeXlsx(db, table, shown)
  const { names, headings, rows } = templateRows(table, shown)
  if (format === 'csv') return writeSwissCsv(headings, rows)
  const records = rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])),
  )
  return `${JSON.stringify(records, null, 2)}\n`
}
