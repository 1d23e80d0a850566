import type { Transaction } from 'kysely'
import { ok } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { tryCatalogueChange } from './catalogue-version.ts'

/** Changes remedies or products, as the use cases do. */
export const changeCatalogue = (
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<unknown>,
) => tryCatalogueChange(db, async (trx) => ok(await change(trx)))
