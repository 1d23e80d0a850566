import type { Readable } from 'node:stream'

/** Returns those of the ids that a database row still refers to. */
export type FindStored = (ids: readonly string[]) => Promise<ReadonlySet<string>>

type SweepResult = {
  /** Files to which no row refers, older than a day. */
  unknown: number
  /** So many files are unknown that the database is probably the wrong one; nothing was moved or deleted. */
  isBlocked: boolean
}

/**
 * Storage of uploaded files and downloads. Files are named by generated ids, never by user input,
 * and lie outside every public folder (R34). Quarantined files are still found.
 */
export type FileStore = {
  /** Resolves once the file is durable; stores it completely or not at all. */
  put: (id: string, body: Uint8Array) => Promise<void>
  /** Undefined if there is no such file. */
  open: (id: string) => Promise<{ size: number; stream: Readable } | undefined>
  /** In bytes; undefined if there is no such file. */
  size: (id: string) => Promise<number | undefined>
  /** Deletes the file immediately. */
  remove: (id: string) => Promise<void>
  /** Quarantines files whose rows are deleted; `sweep` deletes them after 30 days. */
  quarantine: (ids: readonly string[], now: Date) => Promise<void>
  /** Quarantines unknown files, restores those whose row is back, deletes what is 30 days in quarantine. */
  sweep: (now: Date, findStored: FindStored) => Promise<SweepResult>
  /** Ids of all files. */
  ids: () => Promise<Set<string>>
  /** Identifies this store among others; undefined until `createStoreId`. */
  storeId: () => Promise<string | undefined>
  /** Creates the id of the store, once; returns the one that concurrent calls created first. */
  createStoreId: () => Promise<string>
  /** Throws if no file can be written. */
  checkWritable: () => Promise<void>
}
