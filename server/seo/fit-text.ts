/** The sizes that are tried, in px, and how many lines each may take. */
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

/** A word that is wider than the line, in pieces that are not. */
const broken = (word: string, fits: (line: string) => boolean): string[] => {
  if (fits(word) || word.length < 2) return [word]
  let end = word.length - 1
  while (end > 1 && !fits(word.slice(0, end))) end -= 1
  return [word.slice(0, end), ...broken(word.slice(end), fits)]
}

/** Longer titles are nobody's; what is drawn of them ends with an ellipsis. */
const longest = 200

/** A title in lines of a width, as large as it fits; the longest are cut. */
export const fitText = (text: string, width: number, widthOf: WidthOf) => {
  // Where a browser may hyphenate, outlines would show the hyphen.
  const seen = text.replaceAll('\u00ad', '')
  const words = seen.slice(0, longest).split(/\s+/).filter(Boolean)
  for (const { size, most } of steps) {
    const fits = (line: string) => widthOf(line, size) <= width
    if (!words.every(fits)) continue
    const lines = wrap(words, fits)
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = steps[steps.length - 1] ?? steps[0]
  const fits = (line: string) => widthOf(line, size) <= width
  const lines = wrap(
    words.flatMap((word) => broken(word, fits)),
    fits,
  )
  if (lines.length <= most) return { size, lines }
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -2)}…`] }
}
