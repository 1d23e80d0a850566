import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { databaseWaitSeconds, watchPool } from '../metrics.ts'
import { isStatementTimeout } from './database-error.ts'

/** Orders are serialized by the counter row, so that more connections would only wait. */
const poolSize = 8

/**
 * Longer than any statement of a request or a migration. Only a frozen server and a locked table
 * exceed it: the request is answered with 503, and its connection is free for others.
 */
const statementLimitMs = 30_000

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

/**
 * Discards the connection of a statement that exceeded the limit: the server may execute the
 * statement later, and `begin` would leave its transaction open for the next user of the connection.
 */
const discardAfterTimeout = (client: pg.PoolClient): PostgresPoolClient => {
  let timeout: Error | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (timeout) throw timeout
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (isStatementTimeout(error)) timeout = error
      throw error
    }
  }
  return {
    // Kysely queries with a cursor only if the dialect is given one.
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard || timeout),
  }
}

/**
 * PostgreSQL at `url`; several server processes may share it. `query_timeout` (milliseconds) in
 * `url` replaces the limit of statements.
 */
export const createPostgresDialect = (
  url: string,
  onConnectionError: OnConnectionError = () => {},
): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    query_timeout: statementLimitMs,
    keepAlive: true,
    application_name: 'officina',
  })
  // An `error` event without a listener ends the process, and the pool listens to idle clients
  // only.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  pool.on('error', () => {})
  const unwatch = watchPool(pool)
  const limited: PostgresPool = {
    options: pool.options,
    connect: async () =>
      discardAfterTimeout(await pool.connect().finally(databaseWaitSeconds.startTimer())),
    end: () => {
      unwatch()
      return pool.end()
    },
  }
  return new PostgresDialect({ pool: limited })
}
