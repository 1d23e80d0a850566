/** SQLITE_BUSY. */
export const busyCode = 5

/** Extended result codes of node:sqlite, or SQLSTATE of PostgreSQL. */
const uniqueCodes: readonly unknown[] = [2067, 1555, '23505']

/** The engine's code. */
export const engineCode = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return error.errcode
  return 'code' in error ? error.code : undefined
}

/** A row with this primary key or unique value exists. */
export const isUniqueViolation = (error: unknown) => uniqueCodes.includes(engineCode(error))

/** Another connection is writing to the SQLite file. */
export const isBusy = (error: unknown) => {
  const code = engineCode(error)
  // 261: another process is recovering the file.
  return code === busyCode || code === 261
}

/** SQLite primary result codes: busy, locked, read-only, I/O error, disk full, cannot open. */
const sqliteOutages: readonly number[] = [5, 6, 8, 10, 13, 14]

/** SQLSTATE classes: connection, resources, operator intervention, system error. */
const postgresOutageClasses = /^(08|53|57|58)/

/** Deadlock, serialization failure, lock timeout: a retry may succeed. */
const postgresOutages: readonly unknown[] = ['40001', '40P01', '55P03']

/** System errors of connections to PostgreSQL, and of a full disk. */
const systemOutages: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
]

/** A statement of PostgreSQL took longer than `query_timeout` (client.js of pg 8.23). */
export const isStatementTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

/** `pg` throws these without a code (client.js and pg-pool 3, 8.23). */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

/**
 * Whether the database is temporarily unavailable: connection lost, file locked, disk full. The
 * response is 503, and the client may retry.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = engineCode(error)
  // The lowest byte of an extended result code is the primary code.
  if (typeof code === 'number') return sqliteOutages.includes(code & 0xff)
  if (typeof code !== 'string') return lostConnection.test(error.message)
  // The folder of the PostgreSQL socket is missing.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  if (code.length !== 5) return systemOutages.includes(code)
  return (
    postgresOutageClasses.test(code) ||
    postgresOutages.includes(code) ||
    systemOutages.includes(code)
  )
}
