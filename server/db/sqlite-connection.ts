import { DatabaseSync } from 'node:sqlite'
import { decoderOf, encode } from './sqlite-values.ts'

type Row = Record<string, unknown>
type Query = { sql: string; parameters: readonly unknown[] }
type Answer = { rows: Row[]; numAffectedRows?: bigint }

/** Another process (a second start, a shell) may hold the file for a moment; in milliseconds. */
const busyTimeout = 5_000
const keptStatements = 500

const pragmas = {
  // WAL: readers never wait for the writer. FULL: a commit is on the disk when it is acknowledged.
  // The file is open now: from here on the writer does its waiting itself.
  writer: 'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;',
  // `like` minds the case, as on PostgreSQL.
  both: 'pragma case_sensitive_like = on; pragma temp_store = memory; pragma cache_size = -32000;',
}

/** One connection to a SQLite file: statements are kept, values decoded by their column's type. */
export const openSqlite = (file: string, { readOnly = false } = {}) => {
  const database = new DatabaseSync(file, { timeout: busyTimeout, readOnly })
  database.exec(readOnly ? pragmas.both : pragmas.writer + pragmas.both)
  const kept = new Map<string, ReturnType<typeof prepare>>()

  const prepare = (text: string) => {
    const statement = database.prepare(text)
    const columns = statement.columns().map(({ name, type }) => ({ name, decode: decoderOf(type) }))

    /** A plain object, as `pg` gives; those of node:sqlite have no prototype. */
    const readRow = (stored: ReturnType<typeof statement.all>[number]) => {
      const row: Row = {}
      for (const { name, decode } of columns) {
        const value = stored[name] ?? null
        row[name] = decode && value !== null ? decode(value) : value
      }
      return row
    }

    return (parameters: readonly unknown[]): Answer => {
      const values = parameters.map(encode)
      if (columns.length > 0) return { rows: statement.all(...values).map(readRow) }
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    }
  }

  const findOrPrepare = (text: string) => {
    const found = kept.get(text)
    if (found) return found
    const prepared = prepare(text)
    if (kept.size >= keptStatements) kept.clear()
    kept.set(text, prepared)
    return prepared
  }

  return {
    run: ({ sql, parameters }: Query) => findOrPrepare(sql)(parameters),
    execute: (sql: string) => void findOrPrepare(sql)([]),
    isInTransaction: () => database.isTransaction,
    /** After a change of the schema: a kept `select *` would go on reading the columns of before. */
    forget() {
      kept.clear()
      // Makes the connection itself see the change, before a statement is asked for its columns.
      database.exec('select 1 from sqlite_schema')
    },
    close: () => database.close(),
  }
}

export type SqliteConnection = ReturnType<typeof openSqlite>
