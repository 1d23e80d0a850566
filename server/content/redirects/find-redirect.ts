import type { Database } from '../../db/client.ts'
import { memoizeByContentVersion } from '../content-version.ts'
import { option } from '../options.ts'

/** Takes linear time: a regular expression tries every slash of an address with thousands. */
const withoutTrailingSlashes = (path: string) => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Normalized for comparison: case, trailing slash and encoding of the path are ignored. */
export const normalizedPath = (address: string): string => {
  const [path = '', ...query] = address.split('?')
  if (query.length > 0) return `${normalizedPath(path)}?${query.join('?')}`
  const lowerCase = withoutTrailingSlashes(path.toLowerCase())
  try {
    return decodeURI(lowerCase)
  } catch {
    return lowerCase
  }
}

/** Targets by normalized path; the first redirect of a path counts, unless it leads to itself. */
const redirectTargets = memoizeByContentVersion(async (db) => {
  const redirects = await option(db, 'redirects')
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [normalizedPath(from), to]))
  for (const [from, to] of targets) if (normalizedPath(to) === from) targets.delete(from)
  return targets
})

/** `query` as in addresses, from the question mark; a fragment stays last. */
const withQuery = (to: string, query: string) => {
  const [address = '', ...fragment] = to.split('#')
  const asked = address.includes('?') ? query.replace('?', '&') : query
  return [address + asked, ...fragment].join('#')
}

/**
 * The target of a configured redirect (R5); undefined if there is none. A redirect of the address
 * with its query comes first; that of the path alone keeps the query.
 */
export const findRedirect = async (
  db: Database,
  path: string,
  query = '',
): Promise<string | undefined> => {
  const targets = await redirectTargets(db)
  const exact = query && targets.get(normalizedPath(path + query))
  if (exact) return exact
  const to = targets.get(normalizedPath(path))
  return to && withQuery(to, query)
}
