import Papa from 'papaparse'
import { escapeFormulas } from '../domain/spreadsheet/formula-escape.ts'

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** A telephone number in quotes: spreadsheets that take quoted cells for text keep its plus sign. */
const isPhone = (cell: unknown) => typeof cell === 'string' && /^\+\d[\d\s()./-]{6,}$/.test(cell)

type SwissRow = readonly (string | number)[]

/** Rows of a file. Texts that a spreadsheet would run as formulas are escaped. */
export const swissCsvRows = (rows: readonly SwissRow[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) =>
          row.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : cell)),
        ),
        { delimiter: ';', newline: '\r\n', quotes: isPhone },
      )}\r\n`

/** The start of a file: mark and headings. */
export const swissCsvHead = (headings: readonly string[]): string =>
  byteOrderMark + swissCsvRows([headings])

/** CSV that opens right in a Swiss Excel: semicolons, UTF-8 with mark. */
export const writeSwissCsv = (headings: readonly string[], rows: readonly SwissRow[]): string =>
  swissCsvHead(headings) + swissCsvRows(rows)
