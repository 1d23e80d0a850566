import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'

type Decode = (value: SQLOutputValue) => unknown

const decoders: Record<string, Decode> = {
  TIMESTAMPTZ: (value) => new Date(String(value)),
  JSONB: (value) => JSON.parse(String(value)),
  BOOLEAN: (value) => value === 1,
}

/** The decoder of a declared column type; undefined for values read as stored. */
export const decoderOf = (declaredType: string | null): Decode | undefined =>
  declaredType === null ? undefined : decoders[declaredType.toUpperCase()]

/**
 * Encodes a value for SQLite: dates as ISO text, which sorts by time. Throws for objects and
 * arrays, which must go through `json()`.
 */
export const encode = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  switch (typeof value) {
    case 'boolean':
      return value ? 1 : 0
    case 'string':
    case 'number':
    case 'bigint':
      return value
    default:
      throw new TypeError(`A ${typeof value} cannot be stored; JSON goes in through json()`)
  }
}
