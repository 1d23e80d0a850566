/** A line of the result; a row without a limit compares or explains. */
export type BenchRow = {
  name: string
  cells: readonly string[]
  limit?: { text: string; isMet: boolean }
}

/** Rows that can be measured alone: `npm run bench -- <name>`. */
export type Group = {
  title: string
  /** Titles of the cells, if there is more than one. */
  columns?: readonly string[]
  measure: () => AsyncGenerator<BenchRow>
}

/** `BENCH_TRIAL=1` runs every group to its end with few rounds and rows; its figures mean little. */
export const isTrial = process.env.BENCH_TRIAL === '1'

export const row = (
  name: string,
  cells: string | readonly string[],
  limit?: BenchRow['limit'],
): BenchRow => ({
  name,
  cells: typeof cells === 'string' ? [cells] : cells,
  limit,
})

type Format = (value: number) => string

export const atMost = (value: number, limit: number, format: Format) => ({
  text: `≤ ${format(limit)}`,
  isMet: value <= limit,
})

const withUnit =
  (unit: string, digits = 0): Format =>
  (value) =>
    `${Number(value.toFixed(digits)).toLocaleString('en')} ${unit}`

export const formatMs = withUnit('ms', 1)
export const formatMicros = withUnit('µs')
export const formatSeconds = withUnit('s', 2)
/** Kilobytes of 1,000 bytes. */
export const formatKilobytes: Format = (bytes) => withUnit('kB', 1)(bytes / 1_000)
/** Mebibytes, as tools show memory. */
export const formatMegabytes: Format = (bytes) => withUnit('MB')(bytes / 2 ** 20)
export const formatFactor: Format = (value) => `× ${Number(value.toFixed(2))}`

/** The middle value; 0 without values. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
