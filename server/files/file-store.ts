import type { Readable } from 'node:stream'

/** Returns those of the ids that a database row still refers to. */
type FindStored = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Storage of uploaded files and downloads. Files are named by generated ids, never by user input,
 * and lie outside every public folder (R34).
 */
export type FileStore = {
  /** Resolves once the file is durable; stores it completely or not at all. */
  put: (id: string, body: Uint8Array) => Promise<void>
  /** Undefined if there is no such file. */
  open: (id: string) => Promise<{ size: number; stream: Readable } | undefined>
  /** In bytes; undefined if there is no such file. */
  size: (id: string) => Promise<number | undefined>
  remove: (id: string) => Promise<void>
  /** Deletes files stored before `before` to which no row refers (`findStored`). */
  sweep: (before: Date, findStored: FindStored) => Promise<void>
}
