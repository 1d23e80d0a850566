import type { Database } from '../db/client.ts'
import { writeSwissCsv } from '../swiss-csv.ts'
import { headingOf } from './columns.ts'
import type { ImportTable, ShownValue } from './import-table.ts'

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

/** All records as CSV with the words of a language; the import reads it. */
export const exportTable = async (
  db: Database,
  table: ImportTable,
  shown: ShownValue,
): Promise<string> => {
  const { columns, exported = Object.keys(columns), exportOrder = () => 0 } = table
  const { language } = shown
  const { records } = await table.load(db, [])
  const rows = [...records.map(({ values }) => values), ...(table.missing?.(records) ?? [])]
  const ordered = rows.toSorted((one, other) => exportOrder(one, other, language))
  return writeSwissCsv(
    exported.map((name) => headingOf(columns, name, language)),
    ordered.map((values) =>
      exported.map((name) =>
        columns[name]?.role === 'info'
          ? table.nameOf(values, language)
          : valueText(table, name, values[name], shown),
      ),
    ),
  )
}
