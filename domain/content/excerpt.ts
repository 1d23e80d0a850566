/** Of a page or post where others name it, in characters (D2 §9). */
export const excerptLength = 200

/** The beginning of a text, within `most` characters, cut between words and then ended by '…'. */
export const excerpt = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.search(/\s+\S*$/)
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`
}
