import Papa from 'papaparse'
import { ok, type Result, refuse } from '../../../domain/result.ts'

/** `row` as in a spreadsheet, the heading is row 1. */
type TableRow = { row: number; cells: string[] }

/** Rows without empty ones; `brokenRows`: a quotation mark is missing. */
export type ParsedLocationTable = { headings: string[]; rows: TableRow[]; brokenRows: number[] }

export type LocationTableProblem =
  | { code: 'file-empty' }
  /** A workbook, a PDF or a web page. */
  | { code: 'file-kind' }
  /** Not text in UTF-8; `row` is the first one that cannot be read. */
  | { code: 'file-encoding'; row: number }
  | { code: 'too-many-rows'; most: number }

export const maxImportedRows = 50_000

/** Empty ones included. */
const maxLines = 100_000

const otherKinds = /^\s*(PK[^\w\s;,]|%PDF-|<)/

/** The text, or the row that is not UTF-8. */
const decode = (bytes: Uint8Array): Result<string, LocationTableProblem> => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return ok(text)
  } catch {
    // Named below.
  }
  const lenient = new TextDecoder('utf-8').decode(bytes)
  const before = lenient.slice(0, lenient.search(/[\ufffd\0]/))
  return refuse({ code: 'file-encoding', row: before.split('\n').length })
}

/** Reads a CSV file, separated by semicolons, commas or tabs. Runs in a thread: imports no messages. */
export const readLocationTable = (
  bytes: Uint8Array,
): Result<ParsedLocationTable, LocationTableProblem> => {
  if (otherKinds.test(new TextDecoder('latin1').decode(bytes.subarray(0, 100))))
    return refuse({ code: 'file-kind' })
  const decoded = decode(bytes)
  if (!decoded.ok) return decoded
  const text = decoded.value.replace(/^\ufeff/, '')
  if (text.trim() === '') return refuse({ code: 'file-empty' })
  if (text.split('\n', maxLines + 1).length > maxLines)
    return refuse({ code: 'too-many-rows', most: maxImportedRows })
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t'] })
  const rows = data
    .slice(1)
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length > maxImportedRows) return refuse({ code: 'too-many-rows', most: maxImportedRows })
  const brokenRows = errors.flatMap(({ type, row }) =>
    type === 'Quotes' && row !== undefined ? [row + 1] : [],
  )
  return ok({ headings: data[0] ?? [], rows, brokenRows })
}
