import { countCatalogueChange } from '../catalogue/catalogue-version.ts'
import type { Database } from '../db/client.ts'
import { invalidateDataVersions } from '../db/data-version.ts'
import { readSynonyms } from './synonym-rows.ts'

/** Rows per statement: engines limit the parameters. */
const batchSize = 500

const isAnyStored = async (db: Database) =>
  (await db.selectFrom('remedy_synonym').select('name').limit(1).executeTakeFirst()) !== undefined

/** Adds the synonyms to demo data that an earlier release has loaded without them. */
export const addMissingSynonyms = async (db: Database, folder: URL): Promise<void> => {
  if (await isAnyStored(db)) return
  const remedies = await db.selectFrom('remedy').select('id').execute()
  const ids = new Set(remedies.map(({ id }) => id))
  const rows = (await readSynonyms(folder)).filter(({ remedy_id }) => ids.has(remedy_id))
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += batchSize)
      await trx
        .insertInto('remedy_synonym')
        .values(rows.slice(from, from + batchSize))
        // Another process may start at the same time.
        .onConflict((conflict) => conflict.columns(['remedy_id', 'name']).doNothing())
        .execute()
    await countCatalogueChange(trx)
  })
  invalidateDataVersions(db)
}
