import type { Database } from '../../db/client.ts'
import { memoizeByContentVersion } from '../content-version.ts'
import { option } from '../options.ts'

/** Takes linear time: a regular expression tries every slash of an address with thousands. */
const withoutTrailingSlashes = (path: string) => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Normalized for comparison: case, trailing slash and encoding are ignored. */
export const normalizedPath = (path: string) => {
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

/** The target of a configured redirect (R5); undefined if there is none. */
export const findRedirect = async (db: Database, path: string): Promise<string | undefined> =>
  (await redirectTargets(db)).get(normalizedPath(path))
