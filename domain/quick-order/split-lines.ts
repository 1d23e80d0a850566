/** A line of a text; `line` counts from 1. */
type TextLine = { line: number; text: string }

/** The maximum number of lines that are read together. */
export const maxLines = 500

/** In characters; longer lines are shown cut. */
const maxShownLength = 300

/** A line as it is shown and sent back. */
export const shownText = (text: string): string => text.slice(0, maxShownLength).trim()

const isWritten = /[^\s;,]/
const bullet = /^\s*[-–•*·]\s+/
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
  for (const [i, one] of text.split(/\r\n|[\r\n\u2028\u2029]/).entries()) {
    const written = isWritten.test(one) ? one.replace(bullet, '') : ''
    if (isWritten.test(written)) lines.push({ line: i + 1, text: written })
    if (lines.length > maxLines) break
  }
  return withoutListNumbers(lines)
}
