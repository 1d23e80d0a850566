import type { Database } from '../db/client.ts'
import type { MediaRow } from '../db/tables/media.ts'

/** When a change happens; `record` writes the audit log in the same transaction. */
export type MediaChange = {
  now: Date
  record?: (
    trx: Database,
    change: { before: MediaRow | undefined; after: MediaRow | undefined },
  ) => Promise<unknown>
}
