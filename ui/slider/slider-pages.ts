/** The number of pages for a number of items. */
export const pageCount = (things: number, perPage: number) =>
  Math.max(1, Math.ceil(things / Math.max(1, perPage)))

/** The page after `by` steps, limited to the first and last page (D2 §4). */
export const stepPage = (index: number, by: number, count: number) =>
  Math.min(Math.max(index + by, 0), count - 1)

/** Scroll position, maximum scroll position and page width, in pixels. */
export type Track = { left: number; farthest: number; pageWidth: number }

/** The visible page; the last one at the maximum scroll position, even if it is not full. */
export const pageAt = ({ left, farthest, pageWidth }: Track, count: number) => {
  if (count > 1 && left > 0 && left >= farthest - 1) return count - 1
  return stepPage(Math.round(left / Math.max(1, pageWidth)), 0, count)
}

/** The scroll position of a page, in pixels. */
export const leftOf = (index: number, { farthest, pageWidth }: Omit<Track, 'left'>) =>
  Math.min(index * pageWidth, farthest)
