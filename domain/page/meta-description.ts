/** What search engines show of a description, in signs. */
const most = 160

// No-break spaces stay: French sets them before its marks.
const breakingSpaces = /[^\S\u00a0\u202f]+/g

/** Facts in one line for a page's description; cut between words where it grows too long. */
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
