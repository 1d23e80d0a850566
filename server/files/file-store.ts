import type { Readable } from 'node:stream'

/** Whether a name is the id of a file; names with a dot are not. */
export const isId = (name: string) => /^[\w-]{1,64}$/.test(name)

/** Returns those of the ids that a database row still refers to. */
export type FindStored = (ids: readonly string[]) => Promise<ReadonlySet<string>>

type SweepResult = {
  /** Files to which no row refers, older than a day. */
  unknown: number
  /** So many files are unknown that the database is probably the wrong one; nothing was moved or deleted. */
  isBlocked: boolean
}

/** `size` in bytes. A stream that is not read must be destroyed. */
export type OpenFile = { size: number; stream: Readable }

/**
 * Storage of uploaded files and downloads. Files are named by generated ids, never by user input,
 * and lie outside every public folder (R34). Quarantined files are still found.
 */
export type FileStore = {
  /** The folder or the bucket, for people; without the key. */
  location: string
  /** The environment variable that names it. */
  setting: 'DATA_DIR' | 'STORAGE_URL'
  /** Resolves once the file is durable; stores it completely or not at all. */
  put: (id: string, body: Uint8Array | OpenFile) => Promise<void>
  /** Undefined if there is no such file. */
  open: (id: string) => Promise<OpenFile | undefined>
  /** In bytes; undefined if there is no such file. */
  size: (id: string) => Promise<number | undefined>
  /** Deletes the file immediately. */
  remove: (id: string) => Promise<void>
  /** Quarantines files whose rows are deleted; `sweep` deletes them after 30 days. */
  quarantine: (ids: readonly string[]) => Promise<void>
  /** Quarantines unknown files, restores those whose row is back, deletes what is 30 days in quarantine. */
  sweep: (now: Date, findStored: FindStored) => Promise<SweepResult>
  /** Ids of all files. */
  ids: () => Promise<Set<string>>
  /** Identifies this store among others; undefined until `writeStoreId`. */
  storeId: () => Promise<string | undefined>
  writeStoreId: (id: string) => Promise<void>
  /** Throws if no file can be written. */
  checkWritable: () => Promise<void>
  /** Whether anybody can read the files without the shop. */
  isPublic: () => Promise<boolean>
}

/** In seconds. */
const outageSeconds = 5

/**
 * The object storage does not respond, or refuses. The message has cause and remedy for the person who
 * runs the shop; callers receive 503 with `Retry-After`.
 */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly retryAfter = outageSeconds
}
