import { engineCode, isUniqueViolation } from './database-error.ts'

/** Extended result codes of node:sqlite, SQLSTATE of PostgreSQL. */
const codes = { foreignKey: [787, '23503'], check: [275, '23514'], notNull: [1299, '23502'] }

/** The constraints that an error says are violated. */
export const violationsOf = (error: unknown): readonly string[] => [
  ...(isUniqueViolation(error) ? ['unique'] : []),
  ...Object.entries(codes).flatMap(([name, known]) =>
    known.some((code) => code === engineCode(error)) ? [name] : [],
  ),
]
