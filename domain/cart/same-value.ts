const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keysOf = (record: Record<string, unknown>) =>
  Object.keys(record).filter((key) => record[key] !== undefined)

/** Deep equality of JSON values: key order is ignored, an undefined key equals an absent one. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, i) => sameValue(value, b[i]))
  }
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b)
  const keys = keysOf(a)
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  )
}
