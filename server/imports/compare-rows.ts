import { dequal } from 'dequal/lite'
import type { Database } from '../db/client.ts'
import { forEachInTurns } from '../long-tasks/in-turns.ts'
import type {
  ImportTable,
  RecordChange,
  RowProblem,
  RowValues,
  StoredRecord,
} from './import-table.ts'
import { type ReadRow, type ReadRows, type RowError, rowErrors } from './read-rows.ts'

/** A difference, of a row of the file unless it removes a record; `record` has all values that are shown of it. */
export type RowChange = RecordChange & {
  row: number | undefined
  record: RowValues
  isUnusual: boolean
}

export type Comparison = { changes: RowChange[]; unchanged: number; errors: RowError[] }

export type ImportChoice = {
  /** The first Swiss day of the values; absent: now. */
  from?: string | undefined
  /** Whether records that the file does not have are removed. */
  removesMissing?: boolean | undefined
}

/** The values that differ from those of the record. */
const differing = ({ columns }: ImportTable, known: StoredRecord, values: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        columns[name]?.role === undefined && !dequal(known.values[name] ?? '', value),
    ),
  )

export const valuesBefore = (known: StoredRecord, after: RowValues): RowValues =>
  Object.fromEntries(Object.keys(after).map((name) => [name, known.values[name] ?? '']))

const changeOf = (
  table: ImportTable,
  known: StoredRecord | undefined,
  values: RowValues,
): RecordChange | undefined => {
  if (!known) return { before: null, after: values }
  const after = differing(table, known, values)
  return Object.keys(after).length > 0
    ? { key: known.key, before: valuesBefore(known, after), after }
    : undefined
}

const createFind = (table: ImportTable, records: readonly StoredRecord[]) => {
  const byKey = new Map(records.map((record) => [record.key, record]))
  const keysOf = table.keysOf ?? ((values) => [table.naturalKey(values)])
  const byNaturalKey = new Map(
    records.flatMap((record) => keysOf(record.values).map((key) => [key, record] as const)),
  )
  return (values: RowValues): StoredRecord | RowProblem | undefined => {
    const { number } = values
    const natural = table.naturalKey(values)
    if (number !== undefined)
      return byKey.get(String(number)) ?? { reason: 'number-unknown', value: String(number) }
    if (natural !== undefined) return byNaturalKey.get(natural)
    return table.unknownName?.(values) ?? { reason: 'key-missing' }
  }
}

/** Values of a row beside the column that may be valid from a later day. */
const isDatedOnly = ({ datedColumn }: ImportTable, { before, after }: RecordChange) =>
  before !== null && Object.keys(after ?? {}).every((name) => name === datedColumn)

/** Compares right rows with the table: what each would add or change. */
export const compareRows = async (
  db: Database,
  table: ImportTable,
  { rows, columns }: Pick<ReadRows, 'rows' | 'columns'>,
  { from, removesMissing }: ImportChoice,
): Promise<Comparison> => {
  const { records, facts } = await table.load(
    db,
    rows.map(({ values }) => values),
  )
  const find = createFind(table, records)
  const comparison: Comparison = { changes: [], unchanged: 0, errors: [] }
  /** Rows by what identifies their records. */
  const seen = new Map<string, number>()
  const named = new Set<string>()
  const compare = ({ row, values }: ReadRow): RowProblem | readonly RowProblem[] | undefined => {
    const known = find(values)
    if (known && 'reason' in known) return known
    if (known) named.add(known.key)
    const checked = table.check({ values, known, facts })
    const record = { ...known?.values, ...(checked.ok ? checked.value : values) }
    const keys = [known && `number ${known.key}`, table.naturalKey(record)].filter(
      (key) => key !== undefined,
    )
    const earlier = keys.map((key) => seen.get(key)).find(Boolean)
    for (const key of keys) seen.set(key, seen.get(key) ?? row)
    if (!checked.ok) return checked.refusal
    if (earlier !== undefined) return { reason: 'row-twice', value: String(earlier) }
    const change = changeOf(table, known, checked.value)
    if (change && from !== undefined && !isDatedOnly(table, change))
      return { reason: 'only-prices-with-a-date' }
    if (!change) comparison.unchanged += 1
    else
      comparison.changes.push({
        ...{ ...change, row, record },
        isUnusual: table.isUnusual?.({ ...change, key: known?.key }) ?? false,
      })
    return undefined
  }
  await forEachInTurns(rows, (read) => {
    const problem = compare(read)
    if (problem) comparison.errors.push(...rowErrors(read.row, problem, columns))
  })
  if (removesMissing && table.mayRemove)
    for (const { key, values } of records)
      if (!named.has(key))
        comparison.changes.push({
          ...{ key, before: values, after: null },
          ...{ row: undefined, record: values, isUnusual: false },
        })
  return comparison
}
