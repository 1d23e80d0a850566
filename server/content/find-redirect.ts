import type { Database } from '../db/client.ts'
import { option } from './options.ts'

/** Normalized for comparison: case, trailing slash and encoding are ignored. */
const normalized = (path: string) => {
  const lowerCase = path.toLowerCase().replace(/\/+$/, '')
  try {
    return decodeURI(lowerCase)
  } catch {
    return lowerCase
  }
}

/** The target of a configured redirect (R5); undefined if there is none. */
export const findRedirect = async (db: Database, path: string): Promise<string | undefined> => {
  const redirects = await option(db, 'redirects')
  const found = redirects.find(({ from }) => normalized(from) === normalized(path))
  return found && normalized(found.to) !== normalized(path) ? found.to : undefined
}
