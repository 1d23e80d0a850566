import { writeTableRows } from './table-lines.ts'

/** A line of a text; `line` counts from 1. */
type TextLine = { line: number; text: string }

/** The maximum number of lines that are read together. */
export const maxLines = 500

/** In characters; longer lines are shown cut. */
const maxShownLength = 300

/** A cell of a CSV file in quotes, with doubled quotes inside. */
const quotedCell = /(?<=^|[;,|\t\r\n])"(?:[^"]|"")*"(?=[;,|\t\r\n]|$)/g
const lineBreak = /\r\n|[\r\n\u2028\u2029]/g

/** The text with the line breaks inside quoted cells of CSV rows replaced: one row is one line. */
export const joinQuotedCells = (text: string, replacement = ' '): string =>
  text.replace(quotedCell, (cell) => cell.replace(lineBreak, replacement))

/** Stands for a line break in a cell while lines are counted; it is read as a space. */
const joined = '\v'

/** A line as it is shown and sent back. */
export const shownText = (text: string): string => text.slice(0, maxShownLength).trim()

const isWritten = /[^\s;,]/
/** '-', '3)', '1.)', 'II.': signs before a line, never quantities. */
const bullet = /^\s*(?:[-–•*·]\s+|\d{1,3}\.?\)\s*|[IVX]{1,6}[.)]\s+|[ivx]{1,6}\)\s*)/
const listNumber = /^\s*(\d{1,3})[.)]\s+/

/** '2. arnica' in a list that counts '1.', '2.', '3.': the numbers are not quantities. */
const withoutListNumbers = (lines: readonly TextLine[]): TextLine[] => {
  const isList = lines.every(({ text }, i) => Number(listNumber.exec(text)?.[1]) === i + 1)
  return isList
    ? lines.map(({ line, text }) => ({ line, text: text.replace(listNumber, '') }))
    : [...lines]
}

/** The lines of a text that are not blank; one more than `maxLines` when there are too many. */
export const splitLines = (text: string): TextLine[] => {
  const lines: TextLine[] = []
  let line = 1
  const rows = joinQuotedCells(text, joined).split(lineBreak)
  const written = writeTableRows(rows.map((row) => row.replaceAll(joined, ' ')))
  for (const [i, row] of rows.entries()) {
    const one = written[i]?.replace(bullet, '') ?? ''
    if (isWritten.test(one)) lines.push({ line, text: one })
    if (lines.length > maxLines) break
    line += row.split(joined).length
  }
  return withoutListNumbers(lines)
}
