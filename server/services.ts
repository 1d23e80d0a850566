import type { Logger } from 'pino'
import type { PageCache } from './cached-page.ts'
import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'

/** Services of a running server, opened at the start and passed to their users. */
export type Services = {
  env: Env
  db: Database
  log: Logger
  pages: PageCache
  files: FileStore
  now: () => Date
  /** Notifies the outbox worker of a new job. */
  wakeWorker: () => void
}
