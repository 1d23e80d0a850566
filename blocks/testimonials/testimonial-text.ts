/** Matches the end of a sentence, a dash, and a short remainder without a dash. */
const sourcePattern = /^(.*[.!?…»”"])\s+[–—]\s+([^–—]{1,60})$/s

/** Splits a testimonial into its words and the source after a final dash. */
export const splitSource = (text: string): { words: string; source?: string } => {
  const [, words, source] = sourcePattern.exec(text.trim()) ?? []
  return words !== undefined && source !== undefined ? { words, source } : { words: text }
}

/** In characters; longer testimonials are collapsed (D2 §9). */
const maxLength = 200

/** Splits a text between two words: `start` is always shown; `rest`, often empty, on demand. */
export const cutText = (text: string): { start: string; rest: string } => {
  if (text.length <= maxLength) return { start: text, rest: '' }
  const space = text.lastIndexOf(' ', maxLength)
  const end = space > 0 ? space : maxLength
  return { start: text.slice(0, end), rest: text.slice(end) }
}
