import Papa from 'papaparse'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Cell } from '../../../domain/spreadsheet/read-sheet.ts'
import { isBlank } from './cell.ts'
import { readHeader } from './columns/import-columns.ts'
import { decodeText } from './decode-text.ts'
import { readSheet } from './read-sheet.ts'

/** `number` is the row as a spreadsheet counts it, from 1. */
export type ImportedRow = { number: number; cells: Cell[] }

/** The visible sheets of a workbook, and which of them is read; a CSV file has none. */
export type ChosenSheet = { sheets: string[]; sheet: string | undefined }

export type ImportTable = ChosenSheet & { headers: string[]; rows: ImportedRow[] }

/** Why a file cannot be read at all. */
export type TableProblem =
  | 'file-empty'
  | 'not-text'
  /** A workbook of Excel 97 (.xls). */
  | 'old-excel'
  | 'file-damaged'
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

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview }).data

/** The separator with the most known headers, then the most columns. */
const separatorOf = (text: string) => {
  const start = text.slice(0, maxHeaderLength)
  const scores = separators.map((separator) => {
    const [headers = []] = parse(start, separator, 1)
    const known = headers.filter((header) => readHeader(header)).length
    return { separator, score: known * 1_000 + headers.length }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

const readCsv = (text: string): Cell[][] => {
  // Excel's own first line, which names the separator.
  const [, named] = /^sep=(.)\r?\n/.exec(text) ?? []
  const content = named ? text.slice(text.indexOf('\n') + 1) : text
  const rows: Cell[][] = parse(content, named ?? separatorOf(content), maxLines + 2)
  return named ? [[], ...rows] : rows
}

const cellsOf = (
  bytes: Buffer,
  sheet: string | undefined,
): Result<ChosenSheet & { rows: Cell[][] }, TableProblem> => {
  if (isOldExcel(bytes)) return refuse('old-excel')
  if (isZip(bytes)) return readSheet(bytes, sheet)
  const text = decodeText(bytes)
  if (!text.ok) return text
  // A web page, XML or a PDF: its text is no table.
  if (/^\s*(<[!?a-z]|%PDF-)/i.test(text.value)) return refuse('not-text')
  if (text.value.split('\n', maxLineBreaks + 1).length > maxLineBreaks)
    return refuse('too-many-rows')
  return ok({ sheets: [], sheet: undefined, rows: readCsv(text.value) })
}

/**
 * Reads a CSV file or a sheet of an XLSX file of at most 50,000 rows, with its headers in the first
 * row that is not empty. Empty rows are omitted; the others keep their numbers.
 */
export const readTable = (bytes: Buffer, chosen?: string): Result<ImportTable, TableProblem> => {
  const read = cellsOf(bytes, chosen)
  if (!read.ok) return read
  const { rows: lines, sheets, sheet } = read.value
  if (lines.length > maxLines) return refuse('too-many-rows')
  const rows = lines
    .map((row, index): ImportedRow => ({ number: index + 1, cells: row }))
    .filter((row) => !row.cells.every(isBlank))
  const [first, ...others] = rows
  if (!first || others.length === 0) return refuse('file-empty')
  if (others.length > maxRows) return refuse('too-many-rows')
  if (first.cells.length > maxColumns) return refuse('file-too-complex')
  const headers = first.cells.map((cell) => String(cell ?? '').trim())
  return ok({ headers, rows: others, sheets, sheet })
}
