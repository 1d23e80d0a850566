import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { type Result, refuse } from '../../../domain/result.ts'
import {
  type ReadWorkbook,
  readWorkbook,
  type WorkbookProblem,
} from '../../../domain/spreadsheet/read-workbook.ts'
import { findWorkbookParts } from '../../../domain/spreadsheet/workbook-parts.ts'

/** In bytes, of all files of an archive unpacked: 50,000 rows of texts need less. */
const maxUnpackedBytes = 120_000_000

/** A list of sheets is smaller. */
const maxListBytes = 1_000_000

/**
 * Reads the text of a file of an archive, if it has no more than `maxBytes`; never more than the archive
 * declares. Throws an error for a damaged archive, and for one that unpacks to too much.
 */
const openArchive =
  (bytes: Uint8Array, maxBytes = maxUnpackedBytes) =>
  (path: string) => {
    let left = maxUnpackedBytes
    const isWanted = ({ name, size, originalSize }: UnzipFileInfo) => {
      // A stored file is as long as its packed size, whatever else is declared.
      const unpackedBytes = Math.max(size, originalSize)
      left -= unpackedBytes
      if (left < 0) throw new RangeError('the archive unpacks to too much')
      return name === path && unpackedBytes <= maxBytes
    }
    const content = unzipSync(bytes, { filter: isWanted })[path]
    return content && strFromU8(content)
  }

/** The cells of a visible sheet of an XLSX file, the first without a name; a formula is read as '='. */
export const readSheet = (
  bytes: Uint8Array,
  sheet: string | undefined,
): Result<ReadWorkbook, WorkbookProblem> => {
  try {
    return readWorkbook(openArchive(bytes), { sheet, marksFormulas: true })
  } catch {
    return refuse('file-damaged')
  }
}

/** The visible sheets of a file; none if it is no workbook. */
export const readSheetNames = (bytes: Uint8Array): string[] => {
  try {
    const parts = findWorkbookParts(openArchive(bytes, maxListBytes))
    return parts?.visibleSheets.map(({ name }) => name) ?? []
  } catch {
    return []
  }
}
