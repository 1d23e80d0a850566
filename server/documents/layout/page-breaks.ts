/**
 * A row of a table that is never split; `line` is the line of the order that it belongs to.
 * `continues` is the head that is repeated where a page begins with the row; none before whole lines.
 */
export type TableRow = { height: number; line: number; continues?: string }

/**
 * Heights in points: of the rows' room on the first and further pages, of what ends the paper, and
 * of a repeated head.
 */
export type Room = { first: number; further: number; end: number; continued: number }

const heightOf = (rows: readonly TableRow[], from: number, to = rows.length) =>
  rows.slice(from, to).reduce((sum, { height }) => sum + height, 0)

/** The most of a high line, such as a mixture, that is kept back for the last page. */
const tailHeight = 100

/** Whether a page that begins here would leave the name of a line alone at the foot of the last. */
const partsName = (rows: readonly TableRow[], at: number) =>
  rows[at]?.line === rows[at - 1]?.line && rows[at - 1]?.line !== rows[at - 2]?.line

/** Where the rows begin that stay with the end: two lines, or as much of them as fits beside it. */
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
 * How many rows each page has. What ends the paper stands on the last page, with at least the last
 * two lines, so that no page has totals or payment part alone.
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
    // A row higher than a page, or an end that needs a page for itself.
    if (to === from) {
      if (from >= rows.length) return [...pages, 0]
      if (pages.length > 0 || from >= tail) to += 1
    }
    pages.push(to - from)
    from = to
  }
}
