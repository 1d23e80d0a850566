/** SQLITE_BUSY. */
export const busyCode = 5

const codes = {
  unique: [2067, 1555, '23505'],
  foreignKey: [787, '23503'],
  check: [275, '23514'],
  notNull: [1299, '23502'],
  // 261: another process recovers the file.
  busy: [busyCode, 261],
} as const

type Trouble = keyof typeof codes

/** The engine's own code: node:sqlite's extended result code, or PostgreSQL's SQLSTATE. */
const engineCode = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return error.errcode
  return 'code' in error ? error.code : undefined
}

const is = (trouble: Trouble) => (error: unknown) =>
  codes[trouble].some((code) => code === engineCode(error))

/** A row with this key is there already (primary key or unique constraint). */
export const isUniqueViolation = is('unique')

/** The row referred to is not there, or is still referred to. */
export const isForeignKeyViolation = is('foreignKey')

export const isCheckViolation = is('check')

export const isNotNullViolation = is('notNull')

/** Another connection is writing to the SQLite file. */
export const isBusy = is('busy')

/** Primary result codes of SQLite: busy, locked, read-only, I/O error, disk full, cannot open. */
const sqliteOutages: readonly number[] = [5, 6, 8, 10, 13, 14]

/** SQLSTATE classes: connection, resources, operator intervention, system error. */
const postgresOutageClasses = /^(08|53|57|58)/

/** Deadlock or serialization failure, lock timeout: the same request may succeed when repeated. */
const postgresOutages: readonly unknown[] = ['40001', '40P01', '55P03']

/** System errors of a connection to PostgreSQL, and of a full disk. */
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

/** `pg` throws these without a code (client.js and pg-pool 3, 8.23). */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

/**
 * The database cannot answer now but probably will later: connection lost, file locked, disk full.
 * Such a request gets 503 and may be sent again.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = engineCode(error)
  // SQLite's extended result codes keep the primary one in the lowest byte.
  if (typeof code === 'number') return sqliteOutages.includes(code & 0xff)
  if (typeof code !== 'string') return lostConnection.test(error.message)
  // The folder of PostgreSQL's socket may be gone.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  if (code.length !== 5) return systemOutages.includes(code)
  return (
    postgresOutageClasses.test(code) ||
    postgresOutages.includes(code) ||
    systemOutages.includes(code)
  )
}
