import { joinQuotedCells } from '../../../domain/quick-order/split-lines.ts'

/** In bytes; 500 lines are far smaller. */
const maxFileBytes = 2 ** 20

/** In bytes, of all files of a workbook; 10,000 rows are smaller. */
const maxUnpackedBytes = 4 * 2 ** 20

export type FileProblem = 'too-large' | 'unreadable'

/** `sheet`: the sheet of a workbook that was read; `others`: its other visible sheets. */
export type FileLines = { text: string; sheet?: string; others?: readonly string[] }

const firstTwo = (bytes: ArrayBuffer) => new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))

/** The encoding of a byte order mark: Excel writes "Unicode text" as UTF-16. */
const markedEncoding = (bytes: ArrayBuffer) => {
  const [one, other] = firstTwo(bytes)
  if (one === 0xff && other === 0xfe) return 'utf-16le'
  return one === 0xfe && other === 0xff ? 'utf-16be' : undefined
}

/** Bytes of a text file; older programs write Windows-1252. */
const decodeText = (bytes: ArrayBuffer): string => {
  const marked = markedEncoding(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Control characters beside spaces and line ends occur in no text, but in images, PDFs and archives. */
const isBinary = (text: string) => /[^\P{Cc}\s]/u.test(text)

const isSheet = (bytes: ArrayBuffer) => {
  const [p, k] = firstTwo(bytes)
  return p === 0x50 && k === 0x4b
}

/** A cell of several lines is one part of its row. */
const cellText = (cell: string | number | boolean | null) =>
  cell === null || typeof cell === 'boolean' ? '' : String(cell).replace(/\s+/g, ' ')

/**
 * One line per row of a visible sheet, the first one without a name; the cells are separated like the columns of a
 * CSV file.
 */
const readSheet = async (
  bytes: ArrayBuffer,
  name: string | undefined,
): Promise<FileLines | { problem: FileProblem }> => {
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
  const files = unzipSync(new Uint8Array(bytes), { filter })
  if (unpackedBytes > maxUnpackedBytes) return { problem: 'too-large' }
  const textOf = (path: string) => files[path] && strFromU8(files[path])
  const read = readWorkbook(textOf, { sheet: name, marksFormulas: false })
  if (!read.ok) return { problem: 'unreadable' }
  const { rows, sheet, sheets } = read.value
  const text = rows.map((cells) => cells.map(cellText).join(';')).join('\n')
  return { text, sheet, others: sheets.filter((other) => other !== sheet) }
}

/** The lines of a text, CSV or XLSX file; of a workbook those of one sheet. */
export const readFile = async (
  file: File,
  sheet?: string,
): Promise<FileLines | { problem: FileProblem }> => {
  if (file.size > maxFileBytes) return { problem: 'too-large' }
  try {
    const bytes = await file.arrayBuffer()
    const read = isSheet(bytes)
      ? await readSheet(bytes, sheet)
      : { text: joinQuotedCells(decodeText(bytes)) }
    if ('problem' in read) return read
    return isBinary(read.text) || read.text.trim() === '' ? { problem: 'unreadable' } : read
  } catch {
    return { problem: 'unreadable' }
  }
}
