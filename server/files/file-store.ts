import type { Readable } from 'node:stream'

/** Which of some ids somebody still knows of. */
export type FindStored = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Where files are kept that people have sent or the laboratory hands out: under an id made by the
 * shop, never under a name that somebody chose, and outside every public folder (R34).
 */
export type FileStore = {
  /** Kept when it returns, whole or not at all. */
  put: (id: string, body: Uint8Array) => Promise<void>
  /** Undefined when there is none. */
  open: (id: string) => Promise<{ size: number; stream: Readable } | undefined>
  /** In bytes; undefined when there is none. */
  size: (id: string) => Promise<number | undefined>
  remove: (id: string) => Promise<void>
  /** Removes what was put before that time, but for those ids of which `findKept` says to keep them. */
  sweep: (before: Date, findKept: FindStored) => Promise<void>
}
