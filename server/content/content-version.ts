import type { Transaction } from 'kysely'
import type { Result } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { commitUnlessRefused } from '../db/commit-unless-refused.ts'
import { nextNumber } from '../db/counter.ts'
import { invalidateDataVersions, memoizeByVersion } from '../db/data-version.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Changes pages or options; triggers count the change. Invalidates values memoized in this process
 * immediately, in other processes within 50 ms.
 */
export const changeContent = async (
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<void> => {
  await db.transaction().execute(change)
  invalidateDataVersions(db)
}

/** Changes content, one change at a time, unless `change` refuses, which rolls back. */
export const tryContentChange = async <Value, Refusal>(
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  const result = await commitUnlessRefused(db, async (trx) => {
    await lockContent(trx)
    return change(trx)
  })
  invalidateDataVersions(db)
  return result
}

/**
 * Waits for other changes of content until the transaction ends, so that it reads what they have
 * written. Counts as a change.
 */
export const lockContent = (trx: Transaction<Schema>) => nextNumber(trx, 'content')

/** Memoizes values computed from pages and options until one of them changes. */
export const memoizeByContentVersion = memoizeByVersion('content')
