import type { Sheet, Style } from './sheet.ts'

/** The longest prefix of a word that fits, at least one character. */
const fitting = (sheet: Sheet, word: string, style: Style, width: number) => {
  const signs = [...word]
  let count = 1
  while (count < signs.length && sheet.widthOf(signs.slice(0, count + 1).join(''), style) <= width)
    count += 1
  return signs.slice(0, count).join('')
}

/** Wraps a text to a width in points; breaks words that are wider. */
export const wrap = (sheet: Sheet, text: string, style: Style, width: number): string[] =>
  text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (let word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (sheet.widthOf(longer, style) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      while (sheet.widthOf(word, style) > width) {
        const start = fitting(sheet, word, style, width)
        if (start === word) break
        lines.push(start)
        word = word.slice(start.length)
      }
      line = word
    }
    return [...lines, line]
  })
