import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** The counter row serialises orders: more connections would only wait for it. */
const poolSize = 8

const readNumber = (text: string) => {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond the safe integers`)
  }
  return value
}

/** Centimes and counts are numbers here as on SQLite: `pg` gives bigint and numeric as text. */
const numberTypes: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    numberTypes.includes(oid) ? readNumber : pg.types.getTypeParser(oid, format),
}

/** PostgreSQL at `url`, for any number of server processes. */
export const createPostgresDialect = (url: string): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    application_name: 'officina',
  })
  // An idle connection that the server ends would otherwise end this process; the pool makes another.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
