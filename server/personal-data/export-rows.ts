import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { type ExportedTable, type ExportSubject, exportedTables } from './exported-tables.ts'
import type { Person, Rows } from './person.ts'
import { personalTables } from './personal-tables.ts'

/** Rows in memory at a time. */
const pageRows = 200

type Row = Readonly<Record<string, unknown>>

type Table = ExportedTable<Row> & { name: string; rows: Rows }

const tables = Object.entries(exportedTables).flatMap(([name, table]): Table[] => {
  if (table === 'omitted') return []
  const { rows } = personalTables[name as keyof typeof exportedTables]
  return [{ rows, ...(table as ExportedTable<Row>), name }]
})

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** The rows of a person in a table, page by page. */
async function* pagesOf(db: Database, { name, key, columns, rows }: Table, person: Person) {
  const selected = refs([...new Set([...columns, ...key])])
  let after = sql<boolean>`1 = 1`
  for (;;) {
    const { rows: page } = await sql<Row>`select ${selected} from ${sql.table(name)}
      where ${rows(person)} and ${after} order by ${refs(key)} limit ${pageRows}`.execute(db)
    yield page
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = sql<boolean>`(${refs(key)}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** Staff are not named. */
const roleOf = (id: unknown, { accountId }: Person) =>
  id === null ? null : id === accountId ? 'customer' : 'staff'

const exportedRow = ({ columns, accounts = [] }: Table, row: Row, person: Person) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      accounts.includes(column) ? roleOf(row[column], person) : row[column],
    ]),
  )

/** The JSON of a subject: an array of rows by table. */
export async function* exportJson(
  db: Database,
  subject: ExportSubject,
  person: Person,
): AsyncGenerator<string> {
  let separator = '{'
  for (const table of tables.filter((one) => one.subject === subject)) {
    yield `${separator}\n${JSON.stringify(table.name)}: [`
    separator = ','
    let between = '\n'
    for await (const page of pagesOf(db, table, person)) {
      const rows = page.map((row) => JSON.stringify(exportedRow(table, row, person)))
      if (rows.length > 0) yield between + rows.join(',\n')
      between = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}

/** Rows of a table that has files, with the exported columns. */
export async function* personalRows<Name extends 'certificate' | 'invoice'>(
  db: Database,
  name: Name,
  person: Person,
) {
  const table = tables.find((one) => one.name === name)
  if (!table) return
  for await (const page of pagesOf(db, table, person)) yield* page as Selectable<Schema[Name]>[]
}
