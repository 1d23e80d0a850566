import type { Database } from '../../db/client.ts'
import { findRedirect } from './find-redirect.ts'

/** Addresses that a browser would be led through. */
const maxSteps = 10

/** Where the list of redirects leads from an address: each address on the way, none if it stays. */
export const testAddress = async (db: Database, address: string): Promise<string[]> => {
  const steps: string[] = []
  let next = address
  while (steps.length < maxSteps) {
    const [path = '', query] = next.replace(/#.*/, '').split(/(?=\?)/)
    const to = await findRedirect(db, path, query)
    if (to === undefined) break
    steps.push(to)
    if (!to.startsWith('/')) break
    next = to
  }
  return steps
}
