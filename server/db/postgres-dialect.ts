import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Orders are serialized by the counter row, so that more connections would only wait. */
const poolSize = 8

const readNumber = (text: string) => {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond the safe integers`)
  }
  return value
}

/** `pg` returns bigint and numeric as text; centimes and counts are numbers, as with SQLite. */
const numberTypes: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    numberTypes.includes(oid) ? readNumber : pg.types.getTypeParser(oid, format),
}

/** Called with every connection error; a running query rejects as well. */
export type OnConnectionError = (error: Error) => void

/** PostgreSQL at `url`; several server processes may share it. */
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
  // An `error` event without a listener ends the process, and the pool listens to idle clients
  // only.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
