/** In characters: the text shown where other pages link to a page or post (D2 §9). */
export const maxExcerptLength = 200

/** The beginning of a text, at most `most` characters, cut between words and ended by '…'. */
export const excerpt = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.search(/\s+\S*$/)
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`
}
