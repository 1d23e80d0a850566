type Values = Readonly<Record<string, unknown>>

/** A value that somebody else has changed since the form was filled with the record. */
export type Difference = {
  /** As in the form, such as 'billing.city'. */
  path: string
  /** In the form. */
  mine: unknown
  /** Stored by somebody else. */
  theirs: unknown
  /** Both have changed it, to different values: one of the two must be chosen. */
  isContested: boolean
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Emptied inputs are null or absent, or empty texts. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const isSame = (one: unknown, other: unknown): boolean => {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other)
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

const within = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)

/**
 * What somebody else has changed in a record since it was read as `base`, beside the values of the
 * form. Lists are compared as a whole; `version` always differs and is left out.
 */
export const differencesOf = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Difference[] => {
  if (isObject(theirs) || (isEmpty(theirs) && isObject(base))) {
    const names = new Set(
      [base, theirs].flatMap((each) => (isObject(each) ? Object.keys(each) : [])),
    )
    return [...names]
      .filter((name) => name !== 'version')
      .flatMap((name) =>
        differencesOf(within(base, name), within(mine, name), within(theirs, name), [
          ...path,
          name,
        ]),
      )
  }
  if (isSame(theirs, base) || isSame(theirs, mine)) return []
  return [{ path: path.join('.'), mine, theirs, isContested: !isSame(mine, base) }]
}

/** The values that the form has changed, by their path: they are kept when the record is read again. */
export const ownChangesOf = (
  base: unknown,
  mine: unknown,
  path: readonly string[] = [],
): [path: string, value: unknown][] => {
  if (isObject(mine))
    return Object.keys(mine)
      .filter((name) => name !== 'version')
      .flatMap((name) => ownChangesOf(within(base, name), mine[name], [...path, name]))
  return isSame(base, mine) ? [] : [[path.join('.'), mine]]
}
