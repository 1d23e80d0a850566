const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of a record by path, such as 'billing.city'; lists are one value. */
const valuesIn = (value: unknown, path = ''): [path: string, value: unknown][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        valuesIn(each, path ? `${path}.${name}` : name),
      )
    : [[path, value]]

/** Emptied inputs are null or absent, or empty texts. */
const comparable = (value: unknown) => JSON.stringify(value ?? '')

/** The values of `after` that differ from those of `before`, by path. `version` always differs. */
export const changesOf = (before: unknown, after: unknown): ReadonlyMap<string, unknown> => {
  const [old, present] = [new Map(valuesIn(before)), new Map(valuesIn(after))]
  const paths = [...new Set([...present.keys(), ...old.keys()])].filter(
    (path) => path !== 'version' && comparable(old.get(path)) !== comparable(present.get(path)),
  )
  return new Map(paths.map((path) => [path, present.get(path)]))
}
