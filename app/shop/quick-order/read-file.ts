import { joinQuotedCells } from '../../../domain/quick-order/split-lines.ts'
import { decodeText } from '../../../domain/spreadsheet/decode-text.ts'

/** In bytes; 500 lines are far smaller. */
const maxFileBytes = 2 ** 20

/** In bytes, of all files of a workbook; 10,000 rows are smaller. */
const maxUnpackedBytes = 4 * 2 ** 20

export type LineFileProblem = 'too-large' | 'unreadable'

/** `sheet`: the sheet of a workbook that was read; `others`: its other visible sheets. */
export type FileLines = { text: string; sheet?: string; others?: readonly string[] }

const isSheet = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** A cell of several lines is one part of its row; dates order nothing. */
const cellText = (cell: string | number | boolean | null) => {
  if (cell === null || typeof cell === 'boolean') return ''
  const text = String(cell).replace(/\s+/g, ' ')
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return ''
  return /[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line per row of a visible sheet, the first one without a name; the cells are separated like the columns of a
 * CSV file.
 */
const readSheet = async (
  bytes: Uint8Array,
  name: string | undefined,
): Promise<FileLines | { problem: LineFileProblem }> => {
  const [{ unzipSync, strFromU8 }, { readWorkbook }] = await Promise.all([
    import('fflate'),
    import('../../../domain/spreadsheet/read-workbook.ts'),
  ])
  let unpackedBytes = 0
  // As the archive declares it: nothing is unpacked beyond the limit.
  const filter = ({ originalSize }: { originalSize: number }) => {
    unpackedBytes += originalSize
    return unpackedBytes <= maxUnpackedBytes
  }
  const files = unzipSync(bytes, { filter })
  if (unpackedBytes > maxUnpackedBytes) return { problem: 'too-large' }
  const textOf = (path: string) => files[path] && strFromU8(files[path])
  const read = readWorkbook(textOf, { sheet: name, marksFormulas: false })
  if (!read.ok) return { problem: 'unreadable' }
  const { rows, sheet, sheets } = read.value
  const text = rows.map((cells) => cells.map(cellText).join(';')).join('\n')
  if (text.trim() === '') return { problem: 'unreadable' }
  return { text, sheet, others: sheets.filter((other) => other !== sheet) }
}

/** The lines of a text, CSV or XLSX file; of a workbook those of one sheet. */
export const readOrderFile = async (
  file: File,
  sheet?: string,
): Promise<FileLines | { problem: LineFileProblem }> => {
  if (file.size > maxFileBytes) return { problem: 'too-large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isSheet(bytes)) return await readSheet(bytes, sheet)
    const text = decodeText(bytes)
    if (!text.ok || text.value.trim() === '') return { problem: 'unreadable' }
    return { text: joinQuotedCells(text.value) }
  } catch {
    return { problem: 'unreadable' }
  }
}
