/** The shop's two typefaces: Fraunces for names, Instrument Sans for everything else. */
export type Face = 'serif' | 'sans'

/** Widths of the characters U+0020 to U+007E in 1/32 em, as digits of base 36, rounded up. */
const widths: Record<Face, string> = {
  serif:
    '8bclkpp6ccki9e9gmfkikjkhkk99hihhtonnqlkprdgpkupqmqokmonyomlbgbgg8ikhkhdjlaakavljkkfgckiriigd9dl',
  sans: '7afolqp9ffei9g9fmdijkjkikk99iiijsoloplkpo9enjtoqmqmlmnoznnlfffifcikikjckk99i9vkkkkdgdkiqjihf8fi',
}

/** Of characters outside the table: a wide capital. */
const defaultWidth = 26

/** The width of a text in em, at most a few percent too wide. Accents have the width of the letter. */
export const textWidth = (text: string, face: Face): number => {
  let sum = 0
  for (const sign of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    const digit = widths[face][sign.charCodeAt(0) - 32]
    sum += digit ? Number.parseInt(digit, 36) : sign === '\u00a0' ? 8 : defaultWidth
  }
  return sum / 32
}

const ellipsis = '…'

/** The longest beginning that fits `most` em, with an ellipsis. */
const shorten = (text: string, most: number, face: Face): string => {
  if (textWidth(text, face) <= most) return text
  const signs = [...text]
  while (signs.length > 1 && textWidth(signs.join('') + ellipsis, face) > most) signs.pop()
  return signs.join('').trimEnd() + ellipsis
}

type Part = { text: string; width: number; spaced: number }

/** The parts between which a text may break: after spaces and hyphens. Widths in em. */
const partsOf = (text: string, face: Face): Part[] =>
  text.split(/(?<= |(?<=\p{L}{3})-)/u).map((part) => {
    const shown = part.trimEnd()
    return { text: part, width: textWidth(shown, face), spaced: textWidth(part, face) }
  })

/** Lines of at most `most` em; a longer part stays whole. */
const wrap = (parts: readonly Part[], most: number): string[] => {
  const lines: { text: string; spaced: number }[] = []
  for (const { text, width, spaced } of parts) {
    const last = lines.at(-1)
    if (last && last.spaced + width <= most) {
      last.text += text
      last.spaced += spaced
    } else lines.push({ text, spaced })
  }
  return lines.map(({ text }) => text.trimEnd())
}

/** Fewer lines are read as one name. */
const mostLines = 3

type Room = { width: number; height: number; face: Face; sizes: readonly number[] }

/**
 * Wraps a text at the first of the sizes at which it fits the room; at the last one it is cut with
 * an ellipsis.
 */
export const fitLines = (text: string, { width, height, face, sizes }: Room) => {
  const parts = partsOf(text.replaceAll('\u00ad', '').trim(), face)
  const widest = Math.max(...parts.map((part) => part.width))
  for (const size of sizes) {
    if (widest * size > width) continue
    const lines = wrap(parts, width / size)
    if (lines.length <= mostLines && lines.length * size * 1.06 <= height) return { size, lines }
  }
  const size = sizes.at(-1) ?? 1
  const most = Math.max(1, Math.floor(height / (size * 1.06)))
  const lines = wrap(parts, width / size)
  const rest = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
  return { size, lines: rest.map((line) => shorten(line, width / size, face)) }
}
