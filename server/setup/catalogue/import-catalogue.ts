import type { Transaction } from 'kysely'
import { ok, refuse } from '../../../domain/result.ts'
import { countCatalogueChange } from '../../catalogue/catalogue-version.ts'
import { insertAll } from '../../db/insert-all.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { type StepClaim, type StepRefusal, takeSetupStep } from '../setup-state.ts'
import { type CatalogueRows, readCatalogueFiles } from './read-catalogue-files.ts'
import { findStoredFiles } from './stored-files.ts'

/** Nothing has been ordered yet, so that the whole catalogue may be replaced. */
export const replaceCatalogue = async (
  trx: Transaction<Schema>,
  { remedies, synonyms, products, locations }: CatalogueRows,
) => {
  for (const table of ['remedy_synonym', 'remedy', 'product', 'location'] as const)
    await trx.deleteFrom(table).execute()
  await insertAll(trx, 'remedy', remedies)
  await insertAll(trx, 'remedy_synonym', synonyms)
  await insertAll(trx, 'product', products)
  await insertAll(trx, 'location', locations)
  await countCatalogueChange(trx)
}

export type ImportRefusal = StepRefusal | 'rows-wrong' | 'nothing-uploaded'

/** The third step: replaces the catalogue by the uploaded files, unless a row of them is wrong. */
export const importCatalogue = ({ db, now }: Pick<Services, 'db' | 'now'>, claim: StepClaim) =>
  takeSetupStep<void, ImportRefusal>(db, claim, async (trx) => {
    const files = await findStoredFiles(trx)
    if (files.size === 0) return refuse('nothing-uploaded')
    const { errors, ...rows } = readCatalogueFiles(files)
    // Descriptions alone would replace the catalogue by nothing.
    if (rows.ids.size === 0 && errors.length === 0) return refuse('nothing-uploaded')
    if (errors.length > 0) return refuse('rows-wrong')
    await replaceCatalogue(trx, rows)
    await trx.updateTable('setup').set({ catalogue_at: now(), catalogue_source: 'files' }).execute()
    return ok(undefined)
  })
