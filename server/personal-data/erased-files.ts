import * as z from 'zod'
import type { Database } from '../db/client.ts'
import { enqueueJob } from '../outbox/outbox.ts'
import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'

const kind = 'delete-erased-files'

const erasedFiles = z.object({ ids: z.array(z.string()) })

/** Enqueues the deletion of files in the transaction that deletes their rows: a crash in between leaves none. */
export const enqueueFileDeletion = (trx: Database, ids: readonly string[], now: Date) =>
  enqueueJob(trx, kind, { ids }, now)

/** Deletes files immediately, without quarantine. */
export const erasureHandlers = ({ files }: Pick<Services, 'files'>): Handlers => ({
  [kind]: async (body) => {
    for (const id of erasedFiles.parse(body).ids) await files.remove(id)
  },
})
