import type { Readable } from 'node:stream'

/**
 * Where files are kept that people have sent or the laboratory hands out: under an id made by the
 * shop, never under a name that somebody chose, and outside every public folder (R34).
 */
export type FileStore = {
  /** Kept when it returns, whole or not at all. */
  put: (id: string, body: Uint8Array) => Promise<void>
  /** Undefined when there is none. */
  open: (id: string) => Promise<{ size: number; stream: Readable } | undefined>
  remove: (id: string) => Promise<void>
}
