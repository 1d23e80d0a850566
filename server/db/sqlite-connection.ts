import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'

type Decode = (value: SQLOutputValue) => unknown

const decoders: Record<string, Decode> = {
  TIMESTAMPTZ: (value) => new Date(String(value)),
  JSONB: (value) => JSON.parse(String(value)),
  BOOLEAN: (value) => value === 1,
}

/** The decoder of a declared column type; undefined for values read as stored. */
const decoderOf = (declaredType: string | null): Decode | undefined =>
  declaredType === null ? undefined : decoders[declaredType.toUpperCase()]

/**
 * Encodes a value for SQLite: dates as ISO text, which sorts by time. Throws for objects and
 * arrays, which must go through `json()`.
 */
const encode = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  switch (typeof value) {
    case 'boolean':
      return value ? 1 : 0
    case 'string':
    case 'number':
    case 'bigint':
      return value
    default:
      throw new TypeError(`A ${typeof value} cannot be stored; JSON goes in through json()`)
  }
}

type Row = Record<string, unknown>
type Query = { sql: string; parameters: readonly unknown[] }
type Answer = { rows: Row[]; numAffectedRows?: bigint }

/** In milliseconds: how long opening waits for another process that locks the file. */
const busyTimeoutMs = 5_000
const maxCachedStatements = 500

const pragmas = {
  // WAL: readers never wait for the writer. FULL: commits are durable when they return. Timeout 0
  // after opening: the writer waits itself, without blocking the event loop.
  // secure_delete: what is erased of a person is overwritten.
  writer:
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0; pragma secure_delete = on;',
  // Case-sensitive `like`, as in PostgreSQL.
  both: 'pragma case_sensitive_like = on; pragma temp_store = memory; pragma cache_size = -32000;',
}

/** Opens one connection. Caches prepared statements and decodes values by declared column type. */
export const openSqlite = (file: string, { readOnly = false } = {}) => {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly })
  database.exec(readOnly ? pragmas.both : pragmas.writer + pragmas.both)
  const statements = new Map<string, ReturnType<typeof prepare>>()

  const prepare = (text: string) => {
    const statement = database.prepare(text)
    const columns = statement.columns().map(({ name, type }) => ({ name, decode: decoderOf(type) }))

    /** A plain object, as `pg` returns; rows of node:sqlite have no prototype. */
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
    const found = statements.get(text)
    if (found) return found
    const prepared = prepare(text)
    if (statements.size >= maxCachedStatements) statements.clear()
    statements.set(text, prepared)
    return prepared
  }

  return {
    run: ({ sql, parameters }: Query) => findOrPrepare(sql)(parameters),
    execute: (sql: string) => void findOrPrepare(sql)([]),
    isInTransaction: () => database.isTransaction,
    /**
     * Clears the statement cache after a schema change: cached `select *` would use the old
     * columns.
     */
    forget() {
      statements.clear()
      // Loads the new schema before statements are prepared again.
      database.exec('select 1 from sqlite_schema')
    },
    close: () => database.close(),
  }
}

export type SqliteConnection = ReturnType<typeof openSqlite>
