/**
 * A row that is never split; `line`: index of its order line. `continues`: heading repeated when
 * a page starts with this row; undefined at the start of a line.
 */
export type TableRow = { height: number; line: number; continues?: string }

/**
 * Heights in points: space for rows on the first and further pages, the end of the document, and
 * a repeated heading.
 */
export type Room = { first: number; further: number; end: number; continued: number }

const heightOf = (rows: readonly TableRow[], from: number, to = rows.length) =>
  rows.slice(from, to).reduce((sum, { height }) => sum + height, 0)

/** Maximum height in points of a tall line (a mixture) kept for the last page. */
const tailHeight = 100

/** Whether a break here would leave the name of a line alone at the bottom of the page. */
const partsName = (rows: readonly TableRow[], at: number) =>
  rows[at]?.line === rows[at - 1]?.line && rows[at - 1]?.line !== rows[at - 2]?.line

/** The first row that stays with the end: the last two lines, or as many rows as fit beside it. */
const tailStart = (rows: readonly TableRow[], { further, end, continued }: Room): number => {
  const lastLine = rows.at(-1)?.line ?? 0
  let start = Math.max(
    1,
    rows.findIndex(({ line }) => line >= lastLine - 1),
  )
  while (heightOf(rows, start + 1) >= tailHeight) start += 1
  if (start > 1 && partsName(rows, start)) start -= 1
  while (start < rows.length && continued + heightOf(rows, start) + end > further) start += 1
  return start
}

/**
 * Number of rows per page. The end stays with at least the last two lines, so that no page has
 * only totals or the payment part.
 */
export const breakPages = (rows: readonly TableRow[], room: Room): number[] => {
  const tail = tailStart(rows, room)
  const pages: number[] = []
  let from = 0
  for (;;) {
    const height =
      pages.length === 0
        ? room.first
        : room.further - (rows[from]?.continues === undefined ? 0 : room.continued)
    if (heightOf(rows, from) + room.end <= height) return [...pages, rows.length - from]
    let to = from
    while (to < tail && heightOf(rows, from, to + 1) <= height) to += 1
    if (to - 1 > from && partsName(rows, to)) to -= 1
    // A row higher than a page, or an end that fills a page.
    if (to === from) {
      if (from >= rows.length) return [...pages, 0]
      if (pages.length > 0 || from >= tail) to += 1
    }
    pages.push(to - from)
    from = to
  }
}
