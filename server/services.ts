import type { Logger } from 'pino'
import type { PageCache } from './cached-page.ts'
import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'

/** What one running server has: opened once at the start, handed to everything that needs it. */
export type Services = {
  env: Env
  db: Database
  log: Logger
  pages: PageCache
  files: FileStore
  now: () => Date
  /** Tells the outbox's worker that there is something to do. */
  wakeWorker: () => void
}
