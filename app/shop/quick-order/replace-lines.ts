const breaks = /\r\n|[\r\n\u2028\u2029]/

/** Replaces a line of a text, counted from 1. */
export const replaceParsedLine = (text: string, line: number, replacement: string): string =>
  text
    .split(breaks)
    .map((one, i) => (i + 1 === line ? replacement : one))
    .join('\n')

/** The text without some of its lines, counted from 1. */
export const removeLines = (text: string, lines: readonly number[]): string => {
  const removed = new Set(lines)
  return text
    .split(breaks)
    .filter((_, i) => !removed.has(i + 1))
    .join('\n')
    .replace(/^\n+/, '')
}

/** Appends lines, each on a separate line. */
export const appendLines = (text: string, more: string): string =>
  [text.replace(/\s+$/, ''), more.replace(/^\s+/, '')].filter(Boolean).join('\n')
