/**
 * The address if it is a path of this site, with query and fragment; undefined for everything else, to prevent
 * open redirects. Browsers read `//host` and `/\host` as other sites, and some proxies decode `%2f`.
 */
export const sitePath = (address: string): string | undefined => {
  const [path = ''] = address.split(/[?#]/, 1)
  const isPrintable = /^[!-[\]-~]+$/.test(address)
  const isPath = path.startsWith('/') && !/\/[/.]|%2f|%5c|%2e/i.test(path)
  return isPrintable && isPath ? address : undefined
}
