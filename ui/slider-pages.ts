/** How many pages so many things fill. */
export const pageCount = (things: number, perPage: number) =>
  Math.max(1, Math.ceil(things / Math.max(1, perPage)))

/** The page some steps on (D2 §4): it stays within the ends, or goes round where it wraps. */
export const stepPage = (index: number, by: number, count: number, wraps = false) => {
  const wanted = index + by
  if (wraps) return ((wanted % count) + count) % count
  return Math.min(Math.max(wanted, 0), count - 1)
}

/** Where a track stands, in pixels: what is scrolled past, what can be, and from page to page. */
export type Track = { left: number; farthest: number; pageWidth: number }

/** The page that is seen; the last one where nothing is left to scroll, be it full or not. */
export const pageAt = ({ left, farthest, pageWidth }: Track, count: number) => {
  if (count > 1 && left > 0 && left >= farthest - 1) return count - 1
  return stepPage(Math.round(left / Math.max(1, pageWidth)), 0, count)
}

/** How far to scroll for a page. */
export const leftOf = (index: number, { farthest, pageWidth }: Omit<Track, 'left'>) =>
  Math.min(index * pageWidth, farthest)
