/** Returns the value, because bundlers drop calls without a used result as pure. */
const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * The path with malformed percent-encoding escaped. React Router matches it the same way, but
 * prints a warning to the console each time.
 */
export const replaceMalformedEscapes = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (decoded(segment) === undefined ? segment.replaceAll('%', '%25') : segment))
    .join('/')

/** The decoded segments of a path; malformed escapes stay as they are. */
export const segmentsOf = (pathname: string): string[] =>
  replaceMalformedEscapes(pathname).split('/').map(decodeURIComponent)
