/** The value is used: a bundler takes a call without use for pure, and leaves it out. */
const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * The path with a malformed percent-encoding taken literally. React Router would match it in the
 * same way, and write a line past the log each time.
 */
export const replaceMalformedEscapes = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (decoded(segment) === undefined ? segment.replaceAll('%', '%25') : segment))
    .join('/')
