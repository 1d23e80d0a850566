const codes = {
  unique: [2067, 1555, '23505'],
  foreignKey: [787, '23503'],
  check: [275, '23514'],
  notNull: [1299, '23502'],
} as const

type Violation = keyof typeof codes

/** The engine's own code: node:sqlite's extended result code, or PostgreSQL's SQLSTATE. */
const engineCode = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return error.errcode
  return 'code' in error ? error.code : undefined
}

const violates = (violation: Violation) => (error: unknown) =>
  codes[violation].some((code) => code === engineCode(error))

/** A row with this key is there already (primary key or unique constraint). */
export const isUniqueViolation = violates('unique')

/** The row referred to is not there, or is still referred to. */
export const isForeignKeyViolation = violates('foreignKey')

export const isCheckViolation = violates('check')

export const isNotNullViolation = violates('notNull')
