import type { Database } from '../db/client.ts'
import { option } from './options.ts'

/** Capitals, a slash at the end and encoding do not make another address. */
const normal = (path: string) => {
  const small = path.toLowerCase().replace(/\/+$/, '')
  try {
    return decodeURI(small)
  } catch {
    return small
  }
}

/** Where an address that was leads today (R5); undefined where the laboratory has not said so. */
export const findRedirect = async (db: Database, path: string): Promise<string | undefined> => {
  const redirects = await option(db, 'redirects')
  const found = redirects.find(({ from }) => normal(from) === normal(path))
  return found && normal(found.to) !== normal(path) ? found.to : undefined
}
