import { dequal } from 'dequal/lite'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { unescapeFormulas } from '../../domain/spreadsheet/formula-escape.ts'
import type { Cell } from '../../domain/spreadsheet/read-sheet.ts'
import { forEachInTurns } from '../long-tasks/in-turns.ts'
import { columnsByHeading, findColumn } from './columns.ts'
import { type ImportedRow, isBlank, type TableFile } from './file/read-table.ts'
import type { ImportTable, RowProblem, RowValues } from './import-table.ts'

/** `row` as the spreadsheet counts; `heading` is that of the file, '' for the whole row. */
export type RowError = RowProblem & { row: number; heading: string }

/** Why the columns of a file cannot be used. */
export type HeadingProblem =
  | 'key-column-missing'
  | 'value-column-missing'
  | 'column-twice'
  | 'file-too-long'

/** A right row: its values without empty cells, and its place in the file. */
export type ReadRow = { row: number; values: RowValues }

type ReadColumn = { heading: string; at: number; name: string }

export type ReadRows = {
  rows: ReadRow[]
  errors: RowError[]
  /** Rows of the template that are still its example, and left out. */
  examples: number
  /** Headings that are not known. */
  ignoredColumns: string[]
  columns: readonly ReadColumn[]
}

/** A formula, as spreadsheets would run it; exports put an apostrophe before such a text. */
const isFormula = (cell: Cell) => typeof cell === 'string' && /^\s*[=@]/.test(cell)

const withoutEscape = (cell: Cell): Cell =>
  typeof cell === 'string' ? unescapeFormulas(cell) : cell

const shortened = (value: unknown) => String(value ?? '').slice(0, 80)

/** Problems of a row with the headings of their columns. */
export const rowErrors = (
  row: number,
  problems: RowProblem | readonly RowProblem[],
  columns: readonly ReadColumn[],
): RowError[] =>
  [problems].flat().map((problem) => ({
    ...problem,
    row,
    value: shortened(problem.value),
    heading: columns.find(({ name }) => name === problem.column)?.heading ?? '',
  }))

const readRow = (
  { columns: known }: ImportTable,
  { number: row, cells, isBroken }: ImportedRow,
  columns: readonly ReadColumn[],
  width: number,
): Result<ReadRow, RowProblem[]> => {
  if (isBroken) return refuse([{ reason: 'quotes-open' }])
  const problems: RowProblem[] = []
  const more = cells.slice(width).find((cell) => !isBlank(cell))
  if (more !== undefined) problems.push({ reason: 'too-many-cells', value: String(more) })
  const values: Record<string, unknown> = {}
  for (const { at, name } of columns) {
    const column = known[name]
    const cell = cells[at]
    if (!column || cell === undefined || (isBlank(cell) && !column.clears)) continue
    const read = isFormula(cell) ? refuse('formula' as const) : column.read(withoutEscape(cell))
    if (read.ok) values[name] = read.value
    else problems.push({ column: name, reason: read.refusal, value: String(cell) })
  }
  return problems.length > 0 ? refuse(problems) : ok({ row, values })
}

/** Whether a row is the example of the template, perhaps without some of its columns. */
const isExample = ({ example, naturalKey }: ImportTable, values: RowValues) => {
  const key = example && naturalKey(example)
  return (
    key !== undefined &&
    naturalKey(values) === key &&
    Object.entries(values).every(([name, value]) => dequal(value, example?.[name] ?? ''))
  )
}

/** The columns by the headings; by their order in a file without any known heading, where the table allows it. */
const readHeadings = ({ columns, isFirstRowData }: ImportTable, headings: readonly string[]) => {
  const known = columnsByHeading(columns)
  const all = headings.map((heading, at) => ({ heading, at, name: findColumn(known, heading) }))
  if (!isFirstRowData || all.some(({ name }) => name)) return { all, hasHeadings: true }
  const names = Object.keys(columns)
  return {
    all: headings.map((heading, at) => ({ heading, at, name: names[at] })),
    hasHeadings: !isFirstRowData(headings),
  }
}

/** Reads the rows of a file by its headings, in any of the four languages. */
export const readRows = async (
  table: ImportTable,
  { headings, headingRow, rows: below }: TableFile,
): Promise<Result<ReadRows, HeadingProblem | 'file-empty'>> => {
  const { all, hasHeadings } = readHeadings(table, headings)
  const columns = all.filter((one): one is ReadColumn => one.name !== undefined)
  if (new Set(columns.map(({ name }) => name)).size < columns.length) return refuse('column-twice')
  if (columns.every(({ name }) => table.columns[name]?.role)) return refuse('value-column-missing')
  const rows = hasHeadings ? below : [headingRow, ...below]
  if (rows.length === 0) return refuse('file-empty')
  if (rows.length > (table.maxRows ?? Number.POSITIVE_INFINITY)) return refuse('file-too-long')
  const read: ReadRows = {
    rows: [],
    errors: [],
    examples: 0,
    ignoredColumns: all.flatMap(({ heading, name }) => (name || !heading ? [] : [heading])),
    columns,
  }
  await forEachInTurns(rows, (row) => {
    const one = readRow(table, row, columns, headings.length)
    if (one.ok) {
      // A name alone is a row of the export that was not filled in.
      const names = Object.keys(one.value.values)
      if (isExample(table, one.value.values)) read.examples += 1
      else if (names.some((name) => table.columns[name]?.role !== 'info')) read.rows.push(one.value)
    } else read.errors.push(...rowErrors(row.number, one.refusal, columns))
  })
  const isKeyed = ({ values }: ReadRow) =>
    values.number !== undefined ||
    table.naturalKey(values) !== undefined ||
    table.unknownName?.(values) !== undefined
  if (read.rows.length > 0 && !read.rows.some(isKeyed)) return refuse('key-column-missing')
  return ok(read)
}
