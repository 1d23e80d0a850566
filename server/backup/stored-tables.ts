import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../db/client.ts'

/** A table as it is in the database, whatever the version of its schema. */
export type StoredTable = {
  name: string
  /** Names of the columns of the primary key, in its order. */
  key: string[]
  /** Columns with JSON, and whether NULL is allowed in them. */
  jsonColumns: Map<string, boolean>
}

type KeyRow = { name: string; column: string }
type ReferenceRow = { name: string; target: string }

const sqliteQueries = {
  keys: sql<KeyRow>`
    select entry.name as name, info.name as "column" from sqlite_schema entry
    join pragma_table_info(entry.name) info
    where entry.type = 'table' and info.pk > 0 order by entry.name, info.pk`,
  references: sql<ReferenceRow>`
    select entry.name as name, reference."table" as target from sqlite_schema entry
    join pragma_foreign_key_list(entry.name) reference where entry.type = 'table'`,
}

const postgresQueries = {
  keys: sql<KeyRow>`
    select usage.table_name as name, usage.column_name as "column"
    from information_schema.table_constraints constraint_
    join information_schema.key_column_usage usage using (constraint_schema, constraint_name)
    where constraint_.constraint_type = 'PRIMARY KEY' and constraint_.table_schema = current_schema()
    order by usage.table_name, usage.ordinal_position`,
  references: sql<ReferenceRow>`
    select source.relname as name, target.relname as target from pg_constraint reference
    join pg_class source on source.oid = reference.conrelid
    join pg_class target on target.oid = reference.confrelid
    where reference.contype = 'f' and source.relnamespace = current_schema()::regnamespace`,
}

/** Tables after those that they refer to. Throws for references in a circle. */
const inOrder = (names: readonly string[], references: readonly ReferenceRow[]) => {
  const ordered = new Set<string>()
  while (ordered.size < names.length) {
    const next = names.filter(
      (name) =>
        !ordered.has(name) &&
        references.every(
          (each) => each.name !== name || each.target === name || ordered.has(each.target),
        ),
    )
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    for (const name of next) ordered.add(name)
  }
  return [...ordered]
}

/** All tables but those of the migrations, each after those that it refers to. */
export const findStoredTables = async (db: Database): Promise<StoredTable[]> => {
  const queries = engineOf(db) === 'postgres' ? postgresQueries : sqliteQueries
  const found = await db.introspection.getTables()
  const { rows: keys } = await queries.keys.execute(db)
  const { rows: references } = await queries.references.execute(db)
  const tables = new Map(found.filter((table) => !table.isView).map((table) => [table.name, table]))
  return inOrder([...tables.keys()], references).map((name) => ({
    name,
    key: keys.filter((row) => row.name === name).map(({ column }) => column),
    jsonColumns: new Map(
      tables
        .get(name)
        ?.columns.filter(({ dataType }) => dataType.toLowerCase() === 'jsonb')
        .map((column) => [column.name, column.isNullable]),
    ),
  }))
}

export type StoredRow = Record<string, unknown>

const rowsPerQuery = 500

const tuple = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`

/** The rows of a table in the order of its key, some hundreds at a time. */
export async function* readRows(
  db: Database,
  { name, key }: StoredTable,
): AsyncGenerator<StoredRow[]> {
  if (key.length === 0) throw new Error(`table ${name} has no primary key`)
  const columns = key.map((column) => sql.ref(column))
  let last: StoredRow | undefined
  do {
    const after = last
    const where = after
      ? sql`where ${tuple(columns)} > ${tuple(key.map((column) => sql`${after[column]}`))}`
      : sql``
    const { rows } = await sql<StoredRow>`
      select * from ${sql.table(name)} ${where} order by ${sql.join(columns)} limit ${rowsPerQuery}
    `.execute(db)
    if (rows.length > 0) yield rows
    last = rows.length === rowsPerQuery ? rows.at(-1) : undefined
  } while (last)
}

/** Number of rows. */
export const countStored = async (db: Database, name: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count)
}

/** A row as it was read from JSON, for a statement. */
const writable = (row: StoredRow, { jsonColumns }: StoredTable): StoredRow => {
  const written: StoredRow = {}
  for (const [column, value] of Object.entries(row)) {
    const isNullable = jsonColumns.get(column)
    const isJson = isNullable !== undefined && !(value === null && isNullable)
    written[column] = isJson ? JSON.stringify(value) : value
  }
  return written
}

/** Inserts rows that were read from JSON. */
export const insertRows = async (db: Database, table: StoredTable, rows: readonly StoredRow[]) => {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => {
    const written = writable(row, table)
    return tuple(columns.map((column) => sql`${written[column]}`))
  })
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}
