/** One value that an event changed: the names that lead to it, and the value before and after. */
export type ChangedField = { path: readonly string[]; before?: unknown; after?: unknown }

/** Nothing that people who read the log know by these names. */
const internalNames: ReadonlySet<string> = new Set([
  'hash',
  'version',
  'followsVersion',
  'customer',
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSimpleList = (value: unknown) => Array.isArray(value) && !value.some(isRecord)

/** Names and values inside a value; entries of lists are named by their place, from 1. */
const inside = (value: unknown): [string, unknown][] => {
  if (Array.isArray(value)) return value.map((entry, at) => [String(at + 1), entry])
  return isRecord(value) ? Object.entries(value) : []
}

const isBranch = (value: unknown) => isRecord(value) && !isSimpleList(value)

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length === 0)

const compare = (path: readonly string[], before: unknown, after: unknown): ChangedField[] => {
  if (isBranch(before) || isBranch(after)) {
    const [old, present] = [new Map(inside(before)), new Map(inside(after))]
    return [...new Set([...old.keys(), ...present.keys()])]
      .filter((name) => !internalNames.has(name))
      .flatMap((name) => compare([...path, name], old.get(name), present.get(name)))
  }
  if (isEmpty(before) && isEmpty(after)) return []
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
}

/** The values in which two records of the change log differ, without empty and internal ones. */
export const changedFields = (before: unknown, after: unknown): ChangedField[] =>
  compare([], before ?? {}, after ?? {})
