import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { FileStore } from '../files/file-store.ts'

/** What a check has found, in a sentence for the operator; `remedy` unless all is well. */
export type Finding =
  | { state: 'ok'; says: string }
  | { state: 'warning' | 'failed'; says: string; remedy: string }

/** `db` is undefined if it cannot be opened; then `dbError` says why. */
export type Checked = {
  env: Env
  db: Database | undefined
  dbError?: unknown
  files: FileStore
  now: Date
}

export type Check = (checked: Checked) => Promise<Finding>

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warning = (says: string, remedy: string): Finding => ({
  state: 'warning',
  says,
  remedy,
})
export const failed = (says: string, remedy: string): Finding => ({ state: 'failed', says, remedy })

/** The text of an error, for a sentence. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

/** A check that warns without the database. */
export const needsDatabase =
  (check: (db: Database, checked: Checked) => Promise<Finding>): Check =>
  async (checked) =>
    checked.db
      ? check(checked.db, checked)
      : warning('Not checked without the database.', 'Correct the database first.')
