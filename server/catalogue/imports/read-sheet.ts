import { readSheet as readFirstSheet } from 'read-excel-file/node'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Cell } from './cell.ts'
import { exceedsSheetLimits } from './exceeds-sheet-limits.ts'
import { readZipEntries } from './zip-entries.ts'

/** 'C' → 2. */
const indexOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const contentOf = (entries: ReturnType<typeof readZipEntries>, name: string) =>
  entries
    .find((entry) => entry.name === name)
    ?.content()
    .toString('utf8') ?? ''

/** The XML of the first sheet in the order of the workbook. */
const firstSheetXml = (entries: ReturnType<typeof readZipEntries>) => {
  const [, relation = ''] =
    /<sheet\b[^>]*?\br:id="([^"]+)"/.exec(contentOf(entries, 'xl/workbook.xml')) ?? []
  const relations = contentOf(entries, 'xl/_rels/workbook.xml.rels').split('<Relationship ')
  const own = relations.find((one) => one.includes(`Id="${relation}"`)) ?? ''
  const [, target = 'worksheets/sheet1.xml'] = /Target="\/?(?:xl\/)?([^"]+)"/.exec(own) ?? []
  return contentOf(entries, `xl/${target}`)
}

/** Spreadsheets store the result of a formula beside it; the library reads only that. */
const formulaCells = (xml: string) =>
  [...xml.matchAll(/<c\b[^>]*?\br="([A-Z]{1,3})(\d+)"[^>]*><f[\s/>]/g)].map(
    ([, column = '', row]) => ({ column: indexOf(column), row: Number(row) - 1 }),
  )

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

/** The cells of the first sheet of an XLSX file; a formula is read as the text '='. */
export const readSheet = async (
  bytes: Buffer,
): Promise<Result<Cell[][], 'file-damaged' | 'file-too-complex'>> => {
  try {
    // First: it limits what the archive unpacks to.
    const entries = readZipEntries(bytes)
    // All, since any of them may be the one that the library takes for the first sheet.
    const isTooComplex = entries
      .filter(({ name }) => name.endsWith('.xml'))
      .some((entry) => exceedsSheetLimits(entry.content().toString('latin1')))
    if (isTooComplex) return refuse('file-too-complex')
    const formulas = formulaCells(firstSheetXml(entries))
    const rows = (await readFirstSheet(bytes)).map((row) => row.map(cellOf))
    for (const { row, column } of formulas) {
      const cells = rows[row]
      if (cells) cells[column] = '='
    }
    return ok(rows)
  } catch {
    return refuse('file-damaged')
  }
}
