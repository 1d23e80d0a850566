import {
  checkLocation,
  type LocationInput,
  type LocationProblem,
} from '../../../domain/locations/check-location.ts'
import type {
  CompareProblem,
  ImportedLocation,
} from '../../../domain/locations/compare-locations.ts'
import type { MapCategory } from '../../../domain/locations/map-location.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { unescapeFormulas } from '../../../domain/spreadsheet/formula-escape.ts'
import { type LocationColumn, readCategory, readColumn } from './location-file.ts'
import type { LocationTableProblem, ParsedLocationTable } from './read-location-table.ts'

/** A cell that cannot be imported; `row` as in a spreadsheet, the heading is row 1. */
export type LocationRowProblem = {
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

export type LocationFileProblem =
  | LocationTableProblem
  | { code: 'columns-missing'; columns: LocationColumn[] }
  | { code: 'column-unknown'; heading: string }
  | { code: 'column-repeated'; column: LocationColumn }

export type LocationFile = { locations: ImportedLocation[]; problems: LocationRowProblem[] }

const required: readonly LocationColumn[] = ['name', 'category', 'address', 'latitude', 'longitude']

const readHeadings = (
  headings: readonly string[],
): Result<LocationColumn[], LocationFileProblem> => {
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
): { location: ImportedLocation; problems: LocationRowProblem[] } => {
  const text = (column: LocationColumn) => unescapeFormulas(cells.get(column) ?? '').trim()
  // Unknown names are reported by the check.
  const category = readCategory(text('category')) ?? (text('category') as MapCategory)
  const fields: LocationInput = {
    name: cleanLine(text('name'), 1_000),
    category,
    address: cleanLine(text('address'), 1_000),
    latitude: readDegrees(text('latitude')),
    longitude: readDegrees(text('longitude')),
    function: cleanLine(text('function'), 1_000),
    website: cleanLine(text('website'), 1_000),
  }
  const problems: LocationRowProblem[] = Object.entries(checkLocation(fields)).map(
    ([name, code]) => {
      const column = name as LocationColumn
      return { row, column, value: cleanLine(text(column), 60), code }
    },
  )
  const written = text('number')
  const isNumber = /^\d{1,9}$/.test(written)
  if (written !== '' && !isNumber)
    problems.push({ row, column: 'number', value: cleanLine(written, 60), code: 'number-invalid' })
  return { location: { row, number: isNumber ? Number(written) : undefined, ...fields }, problems }
}

/** Reads the rows of a table. In steps, between which the caller may pause. */
export function* readLocationRows({
  headings,
  rows,
  brokenRows,
}: ParsedLocationTable): Generator<undefined, Result<LocationFile, LocationFileProblem>> {
  const columns = readHeadings(headings)
  if (!columns.ok) return columns
  if (rows.length === 0) return refuse({ code: 'file-empty' })
  const broken = new Set(brokenRows)
  const file: LocationFile = { locations: [], problems: [] }
  for (const { cells, row } of rows) {
    yield
    if (broken.has(row)) file.problems.push({ row, code: 'quotes-open' })
    else if (cells.length !== columns.value.length)
      file.problems.push({ row, code: 'cells-missing' })
    else {
      const named = new Map(columns.value.map((column, at) => [column, cells[at] ?? '']))
      const { location, problems } = readRow(named, row)
      file.locations.push(location)
      file.problems.push(...problems)
    }
  }
  return ok(file)
}
