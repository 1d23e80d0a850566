import { ok, type Result, refuse } from '../result.ts'
import { type Cell, readSheetXml, type SheetContext } from './read-sheet.ts'
import { findWorkbookParts, type TextOf } from './workbook-parts.ts'
import { readDateStyles, readSharedStrings } from './workbook-values.ts'

export type WorkbookProblem = 'file-damaged' | 'file-too-complex' | 'sheet-missing'

export type ReadWorkbook = {
  /** Names of the visible sheets, in the order of the workbook. */
  sheets: string[]
  /** The sheet that was read. */
  sheet: string
  rows: Cell[][]
}

/** The cells of a visible sheet of an XLSX file; without a name, of the first one. */
export const readWorkbook = (
  textOf: TextOf,
  { sheet, marksFormulas }: Pick<SheetContext, 'marksFormulas'> & { sheet?: string | undefined },
): Result<ReadWorkbook, WorkbookProblem> => {
  const parts = findWorkbookParts(textOf)
  const sharedStrings = readSharedStrings(parts?.sharedStrings)
  const isDateStyle = readDateStyles(parts?.styles)
  if (!parts || !sharedStrings || !isDateStyle) return refuse('file-damaged')
  const { visibleSheets, startsIn1904 } = parts
  const part = visibleSheets.find(({ name }) => sheet === undefined || name === sheet)
  if (!part) return refuse('sheet-missing')
  const xml = textOf(part.path)
  if (xml === undefined) return refuse('file-damaged')
  const read = readSheetXml(xml, { sharedStrings, isDateStyle, startsIn1904, marksFormulas })
  if (!read.ok) return read
  return ok({ sheets: visibleSheets.map(({ name }) => name), sheet: part.name, rows: read.value })
}
