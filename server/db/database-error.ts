const codes = {
  unique: [2067, 1555, '23505'],
  foreignKey: [787, '23503'],
  check: [275, '23514'],
  notNull: [1299, '23502'],
  busy: [5, 261],
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
