import { type Language, languages } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import {
  type AmountProblem,
  readAmount,
  readAmountNumber,
} from '../../../domain/prices/read-amount.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { unescapeFormulas } from '../../../domain/spreadsheet/formula-escape.ts'
import type { Cell } from '../../../domain/spreadsheet/read-sheet.ts'
import type { ProductCategory, ProductKind } from '../../db/tables/catalogue.ts'
import { isBlank } from './cell.ts'
import {
  type ImportColumn,
  type ImportedText,
  importedTexts,
  readHeader,
} from './columns/import-columns.ts'
import { readKind, readYesNo } from './columns/read-values.ts'
import { readVat } from './columns/vat-names.ts'
import type { ImportedRow, ImportTable } from './read-table.ts'

/** A text field with its language: 'title_de'. */
export type ImportedTextField = `${ImportedText}_${Language}`

/** The values of a row; an empty cell changes nothing and is absent. */
export type RowValues = {
  number?: number
  code?: string
  /** For the reader of the file; it changes nothing. */
  name?: string
  kind?: ProductKind
  price?: Centimes
  vat?: VatClass
  position?: number
  listed?: boolean
  categories?: readonly string[]
} & { [Field in ImportedTextField]?: string }

/** `row` as the spreadsheet counts; `column` is the header of the file. */
export type RowError = {
  row: number
  column: string
  reason: RowReason
  value: string
  /** Those that exist, where the named one does not. */
  categories?: readonly ProductCategory[]
}

type RowReason =
  | Exclude<AmountProblem, 'empty'>
  | 'formula'
  | 'number-invalid'
  | 'value-unknown'
  | 'text-too-long'
  | 'too-many-cells'
  | 'number-or-code-missing'
  | 'product-unknown'
  | 'code-of-another-product'
  | 'name-of-another-product'
  | 'category-unknown'
  | 'row-twice'
  | 'title-missing'
  | 'price-missing'
  | 'only-prices-with-a-date'

/** Why the columns of a file cannot be used. */
export type HeaderProblem = 'key-column-missing' | 'value-column-missing' | 'column-twice'

/** A right row: it has values and its place in the file. */
export type ReadRow = { row: number; values: RowValues }

export type ReadRows = { rows: ReadRow[]; errors: RowError[]; ignoredColumns: string[] }

const maxTextLength = 20_000

const wholeNumber = (cell: Cell): Result<number, RowReason> => {
  const number = typeof cell === 'number' ? cell : Number(String(cell).trim().replace(/['’]/g, ''))
  return Number.isInteger(number) && number >= 0 && number <= 0x7fffffff
    ? ok(number)
    : refuse('number-invalid')
}

const known =
  <Value>(read: (text: string) => Value | undefined) =>
  (cell: Cell): Result<Value, RowReason> => {
    const value = read(String(cell))
    return value === undefined ? refuse('value-unknown') : ok(value)
  }

const text = (cell: Cell): Result<string, RowReason> => {
  const written = String(cell).replace(/\r\n?/g, '\n').trim()
  return written.length > maxTextLength ? refuse('text-too-long') : ok(written)
}

const amount = (cell: Cell): Result<Centimes, RowReason> => {
  const read = typeof cell === 'number' ? readAmountNumber(cell) : readAmount(String(cell))
  if (read.ok) return read
  return refuse(read.refusal === 'empty' ? 'not-a-number' : read.refusal)
}

type Readers = {
  [Key in keyof Required<RowValues>]: (cell: Cell) => Result<RowValues[Key], RowReason>
}

const textReaders = Object.fromEntries(
  importedTexts.flatMap((field) => languages.map((language) => [`${field}_${language}`, text])),
) as { [Field in ImportedTextField]: (cell: Cell) => Result<string, RowReason> }

const readers: Readers = {
  number: wholeNumber,
  code: text,
  name: text,
  kind: known(readKind),
  price: amount,
  vat: known(readVat),
  position: wholeNumber,
  listed: (cell) => (typeof cell === 'boolean' ? ok(cell) : known(readYesNo)(cell)),
  categories: (cell) =>
    ok(
      String(cell)
        .split(/[;,|\n]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ...textReaders,
}

/** A formula, as spreadsheets would run it; exports put an apostrophe before such a text. */
const isFormula = (cell: Cell) => typeof cell === 'string' && /^\s*[=@]/.test(cell)

const withoutEscape = (cell: Cell): Cell =>
  typeof cell === 'string' ? unescapeFormulas(cell) : cell

type Column = { header: string; at: number; column: ImportColumn }

const readRow = (
  { number: row, cells }: ImportedRow,
  columns: readonly Column[],
  width: number,
): Result<ReadRow, RowError[]> => {
  const errors: RowError[] = []
  const more = cells.slice(width).find((cell) => !isBlank(cell))
  if (more !== undefined)
    errors.push({ row, column: '', reason: 'too-many-cells', value: String(more).slice(0, 80) })
  const values: Record<string, unknown> = {}
  for (const { header, at, column } of columns) {
    const cell = cells[at] ?? null
    if (isBlank(cell)) continue
    const read = isFormula(cell) ? refuse('formula' as const) : readers[column](withoutEscape(cell))
    if (read.ok) values[column] = read.value
    else
      errors.push({ row, column: header, reason: read.refusal, value: String(cell).slice(0, 80) })
  }
  return errors.length > 0 ? refuse(errors) : ok({ row, values })
}

const isKey = (column: ImportColumn) => column === 'number' || column === 'code'

/** Reads the rows of a table by its headers, in any of the four languages. */
export const readRows = ({ headers, rows }: ImportTable): Result<ReadRows, HeaderProblem> => {
  const all = headers.map((header, at) => ({ header, at, column: readHeader(header) }))
  const columns = all.filter((one): one is Column => one.column !== undefined)
  if (new Set(columns.map(({ column }) => column)).size < columns.length)
    return refuse('column-twice')
  if (!columns.some(({ column }) => isKey(column))) return refuse('key-column-missing')
  if (columns.every(({ column }) => isKey(column) || column === 'name'))
    return refuse('value-column-missing')
  const read = rows.map((row) => readRow(row, columns, headers.length))
  return ok({
    rows: read.flatMap((one) => (one.ok ? [one.value] : [])),
    errors: read.flatMap((one) => (one.ok ? [] : one.refusal)),
    ignoredColumns: all.flatMap(({ header, column }) => (column || !header ? [] : [header])),
  })
}
