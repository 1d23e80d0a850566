const isDecodable = (segment: string) => {
  try {
    decodeURIComponent(segment)
    return true
  } catch {
    return false
  }
}

/**
 * The path with a malformed percent-encoding taken literally. React Router would match it in the
 * same way, and write a line past the log each time.
 */
export const decodablePath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/')
