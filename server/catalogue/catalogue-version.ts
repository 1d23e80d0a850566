import type { Transaction } from 'kysely'
import type { Result } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { commitUnlessRefused } from '../db/commit-unless-refused.ts'
import { nextNumber } from '../db/counter.ts'
import { dataVersions, invalidateDataVersions, memoizeByVersion } from '../db/data-version.ts'
import type { Schema } from '../db/schema.ts'

/** The number of catalogue changes so far. Queries the database at most every 50 ms per process. */
export const catalogueVersion = async (db: Database): Promise<number> =>
  (await dataVersions(db)).catalogue

/** Required in every transaction that changes remedies or products. */
export const countCatalogueChange = (trx: Transaction<Schema>) => nextNumber(trx, 'catalogue')

/**
 * Changes the catalogue unless `change` refuses, which rolls back. The counter is locked first, so
 * that one change at a time reads and writes the catalogue, in all processes. Values memoized in this
 * process are invalidated immediately, in other processes within 50 ms.
 */
export const tryCatalogueChange = async <Value, Refusal>(
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  const result = await commitUnlessRefused(db, async (trx) => {
    await countCatalogueChange(trx)
    return change(trx)
  })
  invalidateDataVersions(db)
  return result
}

/**
 * Memoizes values computed from the catalogue until its version changes. Orders query the database
 * instead.
 */
export const memoizeByCatalogueVersion = memoizeByVersion('catalogue')
