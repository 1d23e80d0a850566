import Papa from 'papaparse'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { decodeText } from '../../../domain/spreadsheet/decode-text.ts'
import type { Cell } from '../../../domain/spreadsheet/read-sheet.ts'
import { findColumn } from '../columns.ts'
import { readSheet } from './read-sheet.ts'

/** `number` is the row as a spreadsheet counts it, from 1. `isBroken`: a quotation mark is missing. */
export type ImportedRow = { number: number; cells: Cell[]; isBroken?: boolean }

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/** The visible sheets of a workbook, and which of them is read; a CSV file has none. */
type ChosenSheet = { sheets: string[]; sheet: string | undefined }

/** The first row that is not empty, and those below it. */
export type TableFile = ChosenSheet & {
  headings: string[]
  headingRow: ImportedRow
  rows: ImportedRow[]
}

/** Why a file cannot be read at all. */
export type TableProblem =
  | 'file-empty'
  | 'not-text'
  /** A workbook of Excel 97 (.xls). */
  | 'old-excel'
  | 'file-damaged'
  /** JSON that is no list of records. */
  | 'json-invalid'
  /** No visible sheet, or none of the requested name. */
  | 'sheet-missing'
  | 'too-many-rows'
  /** Too many cells, or reading takes too long. */
  | 'file-too-complex'

const maxRows = 50_000
/** Empty ones included. */
const maxLines = 2 * maxRows
/** Texts may have several lines. */
const maxLineBreaks = 1_000_000
const maxColumns = 200

/** In characters, of the first row. */
const maxHeaderLength = 20_000

const separators = [';', ',', '\t', '|']

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

/** The columns of a table by their folded headings. */
type KnownHeadings = ReadonlyMap<string, string>

const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview })

/** The separator with the most known headings, then the most columns. */
const separatorOf = (text: string, known: KnownHeadings) => {
  const start = text.slice(0, maxHeaderLength)
  const scores = separators.map((separator) => {
    const [headings = []] = parse(start, separator, 1).data
    const found = headings.filter((heading) => findColumn(known, heading)).length
    return { separator, score: found * 1_000 + headings.length }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

const readCsv = (text: string, known: KnownHeadings): ImportedRow[] => {
  // Excel's own first line, which names the separator.
  const [, named] = /^sep=(.)\r?\n/.exec(text) ?? []
  const content = named ? text.slice(text.indexOf('\n') + 1) : text
  const { data, errors } = parse(content, named ?? separatorOf(content, known), maxLines + 2)
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])))
  return data.map((cells, at) => ({
    number: at + (named ? 2 : 1),
    cells,
    ...(broken.has(at) && { isBroken: true }),
  }))
}

/** A value of JSON as a cell: a list has its texts on lines. */
const jsonCell = (value: unknown): Cell | undefined => {
  if (Array.isArray(value)) return value.map(String).join('\n')
  return value === null || typeof value !== 'object' ? (value as Cell) : undefined
}

/** A list of records with one value per column, counted from 1. */
const readJson = (text: string): Result<ImportedRow[], TableProblem> => {
  let records: unknown
  try {
    records = JSON.parse(text)
  } catch {
    return refuse('json-invalid')
  }
  const isRecord = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    !Array.isArray(one) &&
    Object.values(one).every((value) => jsonCell(value) !== undefined)
  if (!Array.isArray(records) || !records.every(isRecord)) return refuse('json-invalid')
  const rows: readonly Readonly<Record<string, unknown>>[] = records
  const names = [...new Set(rows.flatMap(Object.keys))]
  return ok([
    { number: 0, cells: names },
    ...rows.map((row, at) => ({
      number: at + 1,
      cells: names.map((name) => jsonCell(row[name] ?? null) ?? null),
    })),
  ])
}

const cellsOf = (
  bytes: Buffer,
  sheet: string | undefined,
  known: KnownHeadings,
): Result<ChosenSheet & { rows: ImportedRow[] }, TableProblem> => {
  if (isOldExcel(bytes)) return refuse('old-excel')
  if (isZip(bytes)) {
    const read = readSheet(bytes, sheet)
    if (!read.ok) return read
    const rows = read.value.rows.map((cells, at) => ({ number: at + 1, cells }))
    return ok({ ...read.value, rows })
  }
  const text = decodeText(bytes)
  if (!text.ok) return text
  if (/^\s*[[{]/.test(text.value)) {
    const rows = readJson(text.value)
    return rows.ok ? ok({ sheets: [], sheet: undefined, rows: rows.value }) : rows
  }
  // A web page, XML or a PDF: its text is no table.
  if (/^\s*(<[!?a-z]|%PDF-)/i.test(text.value)) return refuse('not-text')
  if (text.value.split('\n', maxLineBreaks + 1).length > maxLineBreaks)
    return refuse('too-many-rows')
  return ok({ sheets: [], sheet: undefined, rows: readCsv(text.value, known) })
}

/**
 * Reads a CSV file, a sheet of an XLSX file or a list of records as JSON, of at most 50,000 rows below
 * the first one that is not empty. Empty rows are omitted; the others keep their numbers.
 */
export const readTable = (
  bytes: Buffer,
  known: KnownHeadings,
  chosen?: string,
): Result<TableFile, TableProblem> => {
  const read = cellsOf(bytes, chosen, known)
  if (!read.ok) return read
  const { rows: lines, sheets, sheet } = read.value
  if (lines.length > maxLines) return refuse('too-many-rows')
  const [first, ...rows] = lines.filter(({ cells }) => !cells.every(isBlank))
  if (!first) return refuse('file-empty')
  if (rows.length > maxRows) return refuse('too-many-rows')
  if (first.cells.length > maxColumns) return refuse('file-too-complex')
  const headings = first.cells.map((cell) => String(cell ?? '').trim())
  return ok({ headings, headingRow: first, rows, sheets, sheet })
}
