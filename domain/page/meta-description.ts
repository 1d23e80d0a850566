/** In characters: the length that search engines show. */
const most = 160

// No-break spaces are kept: French punctuation needs them.
const breakingSpaces = /[^\S\u00a0\u202f]+/g

/** Joins facts to a meta description of one line; cut between words at the maximum length. */
export const metaDescription = (facts: readonly (string | undefined)[]): string => {
  const line = facts
    .filter(Boolean)
    .join(' · ')
    .replaceAll('. · ', ' · ')
    .replace(breakingSpaces, ' ')
    .trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s·,;:–-]+$/, '')}…`
}
