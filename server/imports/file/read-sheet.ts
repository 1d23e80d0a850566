import { type Result, refuse } from '../../../domain/result.ts'
import {
  type ReadWorkbook,
  readWorkbook,
  type WorkbookProblem,
} from '../../../domain/spreadsheet/read-workbook.ts'
import { findWorkbookParts } from '../../../domain/spreadsheet/workbook-parts.ts'
import { readZipEntries } from './zip-entries.ts'

/** A list of sheets is smaller. */
const maxListBytes = 1_000_000

const openArchive = (bytes: Buffer, maxBytes = Number.POSITIVE_INFINITY) => {
  const entries = new Map(readZipEntries(bytes).map((entry) => [entry.name, entry]))
  return (path: string) => {
    const entry = entries.get(path)
    return entry && entry.unpackedBytes <= maxBytes ? entry.content().toString('utf8') : undefined
  }
}

/** The cells of a visible sheet of an XLSX file, the first without a name; a formula is read as '='. */
export const readSheet = (
  bytes: Buffer,
  sheet: string | undefined,
): Result<ReadWorkbook, WorkbookProblem> => {
  try {
    return readWorkbook(openArchive(bytes), { sheet, marksFormulas: true })
  } catch {
    return refuse('file-damaged')
  }
}

/** The visible sheets of a file; none if it is no workbook. */
export const readSheetNames = (file: Uint8Array): string[] => {
  try {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const parts = findWorkbookParts(openArchive(bytes, maxListBytes))
    return parts?.visibleSheets.map(({ name }) => name) ?? []
  } catch {
    return []
  }
}
