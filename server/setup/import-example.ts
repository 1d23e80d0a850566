import { ok, type Result } from '../../domain/result.ts'
import { readCatalogue } from '../demo/catalogue-rows.ts'
import type { Services } from '../services.ts'
import { replaceCatalogue } from './catalogue/import-catalogue.ts'
import { type StepClaim, type StepRefusal, takeSetupStep } from './setup-state.ts'

/** The same relative path from here and from the bundle (build/server/index.js). */
export const exampleFolder = new URL('../../demo/catalogue/', import.meta.url)

/** The third step without files: the demo's catalogue, without its invented practices for the map. */
export const importExample = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  claim: StepClaim,
): Promise<Result<void, StepRefusal>> => {
  const example = await readCatalogue(exampleFolder)
  return takeSetupStep<void, never>(db, claim, async (trx) => {
    await replaceCatalogue(trx, { ...example, locations: [] })
    await trx.deleteFrom('setup_file').execute()
    await trx
      .updateTable('setup')
      .set({ catalogue_at: now(), catalogue_source: 'example' })
      .execute()
    return ok(undefined)
  })
}
