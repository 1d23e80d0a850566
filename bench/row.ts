/** A goal of a row, as text, and whether the measurement meets it. */
export type Goal = { text: string; isMet: boolean }

/** A line of the result; a row without goals compares or explains. */
export type Row = { name: string; cells: readonly string[]; goals: readonly Goal[] }

/** Rows that can be measured alone: `npm run bench -- <name>`. */
export type Group = {
  name: string
  title: string
  /** Titles of the cells, if there is more than one. */
  columns?: readonly string[]
  measure: () => AsyncGenerator<Row>
}

export const row = (name: string, cells: string | readonly string[], ...goals: Goal[]): Row => ({
  name,
  cells: typeof cells === 'string' ? [cells] : cells,
  goals,
})

type Format = (value: number) => string

export const atMost = (value: number, limit: number, format: Format): Goal => ({
  text: `≤ ${format(limit)}`,
  isMet: value <= limit,
})

export const atLeast = (value: number, limit: number, format: Format): Goal => ({
  text: `≥ ${format(limit)}`,
  isMet: value >= limit,
})

const withUnit =
  (unit: string, digits = 0): Format =>
  (value) =>
    `${Number(value.toFixed(digits)).toLocaleString('en')} ${unit}`

export const formatMs = withUnit('ms')
export const formatShortMs = withUnit('ms', 1)
export const formatRulesMs = withUnit('ms', 3)
export const formatMicros = withUnit('µs')
export const formatPerSecond = withUnit('a second')
export const formatSeconds = withUnit('s', 2)
/** Kilobytes of 1,000 bytes. */
export const formatKilobytes: Format = (bytes) => withUnit('kB', 1)(bytes / 1_000)
/** Mebibytes, as tools show memory. */
export const formatMegabytes: Format = (bytes) => withUnit('MB')(bytes / 2 ** 20)
export const formatFactor: Format = (value) => `× ${Number(value.toFixed(2))}`

/** The middle value; 0 without values. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The rows of a measurement; its failure becomes a missed goal, so that the next one runs. */
export async function* orFailure(name: string, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* rows
  } catch (error) {
    const [message = ''] = String(error).split('\n')
    yield row(name, 'failed', { text: message, isMet: false })
  }
}
