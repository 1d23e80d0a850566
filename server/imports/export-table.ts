import type { Database } from '../db/client.ts'
import { writeSwissCsv } from '../swiss-csv.ts'
import { headingOf } from './columns.ts'
import type { ImportTable, RowValues, ShownValue } from './import-table.ts'

/** A value in words. */
export const valueText = (
  { columns }: ImportTable,
  name: string,
  value: unknown,
  shown: ShownValue,
): string | number => {
  if (value === undefined || value === null || value === '') return ''
  const column = columns[name]
  return column?.write ? column.write(value, shown) : String(value)
}

/** Columns and rows of a file, in the words of a language; the import reads them. */
export const fileRows = (table: ImportTable, rows: readonly RowValues[], shown: ShownValue) => {
  const { columns, exported = Object.keys(columns), exportOrder = () => 0 } = table
  const { language } = shown
  const ordered = rows.toSorted((one, other) => exportOrder(one, other, language))
  return {
    names: exported,
    headings: exported.map((name) => headingOf(columns, name, language)),
    rows: ordered.map((values) =>
      exported.map((name) =>
        columns[name]?.role === 'info'
          ? table.nameOf(values, language)
          : valueText(table, name, values[name], shown),
      ),
    ),
  }
}

/** All records as CSV with the words of a language; the import reads it. */
export const exportTable = async (
  db: Database,
  table: ImportTable,
  shown: ShownValue,
): Promise<string> => {
  const { records } = await table.load(db, [])
  const all = [...records.map(({ values }) => values), ...(table.missing?.(records) ?? [])]
  const { headings, rows } = fileRows(table, all, shown)
  return writeSwissCsv(headings, rows)
}
