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

/** Called with every error of a connection; the query that was running fails by itself. */
export type OnConnectionError = (error: Error) => void

/** PostgreSQL at `url`, for any number of server processes. */
export const createPostgresDialect = (
  url: string,
  onConnectionError: OnConnectionError = () => {},
): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'officina',
  })
  // An `error` event without a listener ends the process. The pool listens to idle clients only.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
