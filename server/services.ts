import type { Logger } from 'pino'
import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { ResponseCache } from './http/cache/response-cache.ts'

/** Services of a running server, opened at the start and passed to their users. */
export type Services = {
  env: Env
  db: Database
  log: Logger
  cache: ResponseCache
  files: FileStore
  now: () => Date
  /** Notifies the outbox worker of a new job. */
  wakeWorker: () => void
}
