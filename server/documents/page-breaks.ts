/** A row of a table that is never split; `line` is the line of the order that it belongs to. */
export type TableRow = { height: number; line: number }

/** Heights in points: of the rows' room on the first and further pages, and of what ends the paper. */
export type Room = { first: number; further: number; end: number }

const heightOf = (rows: readonly TableRow[], from: number, to = rows.length) =>
  rows.slice(from, to).reduce((sum, { height }) => sum + height, 0)

/** Lines higher than this, such as mixtures, stay with the end alone rather than with another. */
const highLine = 100

/** Where the rows begin that stay with the end: two lines, or as much of them as fits beside it. */
const tailStart = (rows: readonly TableRow[], { further, end }: Room): number => {
  const lastLine = rows.at(-1)?.line ?? 0
  const startOf = (wanted: number) => rows.findIndex(({ line }) => line >= wanted)
  const isHigh = heightOf(rows, startOf(lastLine)) > highLine
  let start = Math.max(1, startOf(isHigh ? lastLine : lastLine - 1))
  while (start < rows.length && heightOf(rows, start) + end > further) start += 1
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
    const height = pages.length === 0 ? room.first : room.further
    if (heightOf(rows, from) + room.end <= height) return [...pages, rows.length - from]
    let to = from
    while (to < tail && heightOf(rows, from, to + 1) <= height) to += 1
    // A row higher than a page, or an end that needs a page for itself.
    if (to === from) {
      if (from >= rows.length) return [...pages, 0]
      if (pages.length > 0 || from >= tail) to += 1
    }
    pages.push(to - from)
    from = to
  }
}
