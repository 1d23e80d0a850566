import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'

/** A list as JSON, with a hash of its content for its address. */
export type HashedList = { hash: string; body: string }

export const hashedList = (content: unknown): HashedList => {
  const body = JSON.stringify(content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return { hash, body }
}

/** A list, or the current address of an outdated one. */
export type ListFile = { body: string } | { movedTo: string }

/** The list that `find` returns, if it has the hash of the requested address. */
export const findHashed = async (
  db: Database,
  hash: string | undefined,
  find: () => Promise<HashedList>,
  addressOf: (hash: string) => string,
): Promise<ListFile> => {
  let list = await find()
  if (list.hash !== hash) {
    // Another process may know a newer version: query it, to avoid a redirect loop.
    invalidateDataVersions(db)
    list = await find()
  }
  return list.hash === hash ? { body: list.body } : { movedTo: addressOf(list.hash) }
}
