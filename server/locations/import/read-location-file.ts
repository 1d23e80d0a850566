import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import {
  checkLocation,
  type LocationFields,
  type LocationProblem,
} from '../../../domain/locations/check-location.ts'
import type {
  CompareProblem,
  ImportedLocation,
} from '../../../domain/locations/compare-locations.ts'
import type { MapCategory } from '../../../domain/locations/map-location.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type LocationColumn, readCategory, readColumn } from './location-file.ts'

/** A cell that cannot be imported; `row` as in a spreadsheet, the heading is row 1. */
export type RowProblem = {
  row: number
  column?: LocationColumn
  /** As written, cut. */
  value?: string
  code:
    | LocationProblem
    | CompareProblem['code']
    | 'cells-missing'
    | 'quotes-open'
    | 'number-invalid'
}

export type FileProblem =
  | { code: 'file-empty' }
  /** Not text in UTF-8; `row` is the first one that cannot be read. */
  | { code: 'file-encoding'; row: number }
  | { code: 'columns-missing'; columns: LocationColumn[] }
  | { code: 'column-unknown'; heading: string }
  | { code: 'column-repeated'; column: LocationColumn }
  | { code: 'too-many-rows'; most: number }

export type LocationFile = { locations: ImportedLocation[]; problems: RowProblem[] }

export const maxImportedRows = 50_000

const required: readonly LocationColumn[] = ['name', 'category', 'address', 'latitude', 'longitude']

/** Rows between two pauses, in which other requests are answered. */
const rowsPerTurn = 2_000

/** The text, or the row that is not UTF-8. */
const decode = (bytes: Uint8Array): Result<string, FileProblem> => {
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

const readHeadings = (headings: readonly string[]): Result<LocationColumn[], FileProblem> => {
  const columns: LocationColumn[] = []
  for (const heading of headings) {
    const column = readColumn(heading)
    if (!column) return refuse({ code: 'column-unknown', heading: cleanLine(heading, 60) })
    if (columns.includes(column)) return refuse({ code: 'column-repeated', column })
    columns.push(column)
  }
  const missing = required.filter((column) => !columns.includes(column))
  return missing.length > 0 ? refuse({ code: 'columns-missing', columns: missing }) : ok(columns)
}

/** '46,52' and '46.52'; NaN for other texts. */
const readDegrees = (text: string) =>
  /^[-\u2212]?\d{1,3}([.,]\d{1,15})?$/.test(text)
    ? Number(text.replace(',', '.').replace('\u2212', '-'))
    : Number.NaN

const readRow = (
  cells: ReadonlyMap<LocationColumn, string>,
  row: number,
): { location: ImportedLocation; problems: RowProblem[] } => {
  const text = (column: LocationColumn) => (cells.get(column) ?? '').trim()
  // Unknown names are reported by the check.
  const category = readCategory(text('category')) ?? (text('category') as MapCategory)
  const fields: LocationFields = {
    name: cleanLine(text('name'), 1_000),
    category,
    address: cleanLine(text('address'), 1_000),
    latitude: readDegrees(text('latitude')),
    longitude: readDegrees(text('longitude')),
    function: cleanLine(text('function'), 1_000),
    website: cleanLine(text('website'), 1_000),
  }
  const problems: RowProblem[] = Object.entries(checkLocation(fields)).map(([name, code]) => {
    const column = name as LocationColumn
    return { row, column, value: cleanLine(text(column), 60), code }
  })
  const written = text('number')
  const isNumber = /^\d{1,9}$/.test(written)
  if (written !== '' && !isNumber)
    problems.push({ row, column: 'number', value: cleanLine(written, 60), code: 'number-invalid' })
  return { location: { row, number: isNumber ? Number(written) : undefined, ...fields }, problems }
}

/**
 * Reads a CSV file with the columns of `writeLocationFile`, in any order and any language of the
 * site, separated by semicolons, commas or tabs.
 */
export const readLocationFile = async (
  bytes: Uint8Array,
): Promise<Result<LocationFile, FileProblem>> => {
  const decoded = decode(bytes)
  if (!decoded.ok) return decoded
  const text = decoded.value.replace(/^\ufeff/, '')
  if (text.trim() === '') return refuse({ code: 'file-empty' })
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t'] })
  const headings = readHeadings(data[0] ?? [])
  if (!headings.ok) return headings
  const rows = data.slice(1).map((cells, index) => ({ cells, row: index + 2 }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return refuse({ code: 'file-empty' })
  if (filled.length > maxImportedRows)
    return refuse({ code: 'too-many-rows', most: maxImportedRows })
  const broken = new Set(
    errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? row + 1 : [])),
  )
  const file: LocationFile = { locations: [], problems: [] }
  for (const [index, { cells, row }] of filled.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await setImmediate()
    if (broken.has(row)) file.problems.push({ row, code: 'quotes-open' })
    else if (cells.length !== headings.value.length)
      file.problems.push({ row, code: 'cells-missing' })
    else {
      const named = new Map(headings.value.map((column, at) => [column, cells[at] ?? '']))
      const { location, problems } = readRow(named, row)
      file.locations.push(location)
      file.problems.push(...problems)
    }
  }
  return ok(file)
}
