/** Font sizes in px with the maximum number of lines. */
const steps = [
  { size: 84, most: 3 },
  { size: 72, most: 4 },
  { size: 60, most: 5 },
  { size: 48, most: 6 },
] as const

type WidthOf = (text: string, size: number) => number

const wrap = (words: readonly string[], fits: (line: string) => boolean) => {
  const lines: string[] = []
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks a word that is wider than a line. */
const breakWord = (word: string, fits: (line: string) => boolean): string[] => {
  if (fits(word) || word.length < 2) return [word]
  let end = word.length - 1
  while (end > 1 && !fits(word.slice(0, end))) end -= 1
  return [word.slice(0, end), ...breakWord(word.slice(end), fits)]
}

/** In characters; longer titles are cut. */
const maxLength = 200

/** Wraps a title at the largest size that fits; cuts the longest with an ellipsis. */
export const fitText = (text: string, width: number, widthOf: WidthOf) => {
  // Soft hyphens would be drawn as hyphens.
  const visible = text.replaceAll('\u00ad', '')
  const words = visible.slice(0, maxLength).split(/\s+/).filter(Boolean)
  for (const { size, most } of steps) {
    const fits = (line: string) => widthOf(line, size) <= width
    if (!words.every(fits)) continue
    const lines = wrap(words, fits)
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = steps[steps.length - 1] ?? steps[0]
  const fits = (line: string) => widthOf(line, size) <= width
  const lines = wrap(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  )
  if (lines.length <= most) return { size, lines }
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -2)}…`] }
}
