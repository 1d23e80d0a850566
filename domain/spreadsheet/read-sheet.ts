import { ok, type Result, refuse } from '../result.ts'
import { collectText } from './cell-text.ts'
import { parseXml } from './parse-xml.ts'
import { workbookDateText } from './workbook-values.ts'

/** A value of a table: CSV files have texts only. */
export type Cell = string | number | boolean | null

/** What cells of a sheet refer to. */
export type SheetContext = {
  sharedStrings: readonly string[]
  isDateStyle: readonly boolean[]
  startsIn1904: boolean
  /** Whether a formula is read as the text '=' instead of its last result. */
  marksFormulas: boolean
}

/** Rows and columns of Excel. */
const maxRows = 1_048_576
const maxColumns = 16_384
/** Of all rows up to their last value. */
const maxCells = 20_000_000

type Position = { row: number; column: number }

/** 'B3' as row 2, column 1; undefined for anything else. */
const positionOf = (address: string): Position | undefined => {
  const [, letters, digits] = /^\$?([A-Z]{1,9})\$?(\d{1,9})$/.exec(address) ?? []
  if (!letters || !digits) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits) - 1, column: column - 1 }
}

type OpenCell = Position & {
  type: string
  style: number
  value: string
  isFormula: boolean
}

const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** Undefined for a text that the workbook does not have. */
const cellValue = (cell: OpenCell, inlineText: string, context: SheetContext): Cell | undefined => {
  if (cell.isFormula && context.marksFormulas) return '='
  const written = cell.value.trim()
  if (cell.type === 'inlineStr') return inlineText.trim() || null
  if (written === '') return null
  if (cell.type === 's') {
    const text = context.sharedStrings[Number(written)]
    return text === undefined ? undefined : text.trim() || null
  }
  if (cell.type === 'b') return written === '1' || written === 'true'
  if (cell.type === 'e') return context.marksFormulas ? written : null
  if (cell.type === 'd') return written.slice(0, 10)
  if (cell.type !== 'n' || !number.test(written)) return written
  const isDate = context.isDateStyle[cell.style] === true
  return (isDate && workbookDateText(Number(written), context.startsIn1904)) || Number(written)
}

/** Only the first cell of an array formula has it; the others have its results. */
const markResults = (rows: Cell[][], [from, to]: [Position, Position]) => {
  for (const cells of rows.slice(from.row, to.row + 1))
    for (let at = from.column; at <= to.column && at < cells.length; at++)
      if (cells[at] !== null) cells[at] = '='
}

type SheetProblem = 'file-damaged' | 'file-too-complex'

/** The values of a sheet, in the order of its rows; without empty cells and rows at the end. */
export const readSheetXml = (
  xml: string,
  context: SheetContext,
): Result<Cell[][], SheetProblem> => {
  const rows: Cell[][] = []
  /** The cells of formulas with several results. */
  const arrays: [Position, Position][] = []
  const inline = collectText()
  let cells = 0
  let problem: SheetProblem = 'file-damaged'
  let row = -1
  let column = -1
  let isRowNamed = true
  let open: OpenCell | undefined
  let isInData = false
  let isInValue = false

  const exceed = () => {
    problem = 'file-too-complex'
    return false
  }
  const store = ({ row, column }: Position, value: Cell | undefined) => {
    if (value === null) return true
    const newRows = Math.max(0, row + 1 - rows.length)
    for (let i = 0; i < newRows; i++) rows.push([])
    const stored = rows[row] ?? []
    const newCells = column + 1 - stored.length
    cells += newRows + newCells
    if (value === undefined) return false
    if (cells > maxCells) return exceed()
    for (let i = 1; i < newCells; i++) stored.push(null)
    stored.push(value)
    return true
  }
  /** Rows and cells without an address follow the one before; out of order they would hide others. */
  const openRow = (address: string | undefined) => {
    column = -1
    isRowNamed = address !== undefined
    if (address !== undefined && !/^\d+$/.test(address)) return false
    const next = address === undefined ? row + 1 : Number(address) - 1
    if (next >= maxRows) return exceed()
    const isAfter = next > row
    row = next
    return isAfter
  }
  const openCell = ({ r, t = 'n', s }: Readonly<Record<string, string>>) => {
    const position = r === undefined ? { row, column: column + 1 } : positionOf(r)
    if (!position) return false
    if (position.row >= maxRows || position.column >= maxColumns) return exceed()
    if (!isRowNamed && position.row > row) row = position.row
    isRowNamed = true
    if (position.row !== row || position.column <= column) return false
    column = position.column
    open = { ...position, type: t, style: Number(s), value: '', isFormula: false }
    inline.take()
    return true
  }
  const openFormula = ({ t, ref = '' }: Readonly<Record<string, string>>) => {
    if (open) open.isFormula = true
    const [from, to] = ref.split(':').map(positionOf)
    if (from && to && (t === 'array' || t === 'dataTable')) arrays.push([from, to])
    return true
  }

  const isRead = parseXml(xml, {
    onOpen: (name, attributes) => {
      if (name === 'sheetData') isInData = true
      if (!isInData) return true
      if (name === 'row') return openRow(attributes().r)
      if (name === 'c') return openCell(attributes())
      if (name === 'f') return openFormula(attributes())
      if (name === 'v') isInValue = true
      inline.open(name)
      return true
    },
    onClose: (name) => {
      if (name === 'sheetData') isInData = false
      if (name === 'v') isInValue = false
      inline.close(name)
      if (name !== 'c' || !open) return true
      const closed = open
      open = undefined
      return store(closed, cellValue(closed, inline.take(), context))
    },
    onText: (text) => {
      if (isInValue && open) open.value += text
      return inline.add(text) && (open?.value.length ?? 0) <= 1_000_000 ? true : exceed()
    },
  })
  if (!isRead) return refuse(problem)
  if (context.marksFormulas) for (const array of arrays) markResults(rows, array)
  return ok(rows)
}
