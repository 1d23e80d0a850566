/** SQLITE_BUSY. */
export const busyCode = 5

const codes = {
  unique: [2067, 1555, '23505'],
  foreignKey: [787, '23503'],
  check: [275, '23514'],
  notNull: [1299, '23502'],
  // 261: another process is recovering the file.
  busy: [busyCode, 261],
} as const

type Trouble = keyof typeof codes

/** The engine's code: extended result code of node:sqlite, or SQLSTATE of PostgreSQL. */
const engineCode = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return error.errcode
  return 'code' in error ? error.code : undefined
}

const is = (trouble: Trouble) => (error: unknown) =>
  codes[trouble].some((code) => code === engineCode(error))

/** A row with this primary key or unique value exists. */
export const isUniqueViolation = is('unique')

/** The referenced row is missing, or a row is still referenced. */
export const isForeignKeyViolation = is('foreignKey')

export const isCheckViolation = is('check')

export const isNotNullViolation = is('notNull')

/** Another connection is writing to the SQLite file. */
export const isBusy = is('busy')

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
