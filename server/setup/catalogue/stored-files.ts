import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { type StepClaim, type StepRefusal, takeSetupStep } from '../setup-state.ts'
import { type CatalogueFile, descriptionFiles, familyFiles } from './file-names.ts'
import { type Unpacked, type UploadedFile, unpackUpload } from './unpack-upload.ts'

/** Characters of all files together. */
const maxStoredLength = 40_000_000

const isCatalogueFile = (name: string): name is CatalogueFile =>
  [...familyFiles, ...descriptionFiles].some((one) => one === name)

/** The uploaded files that are not imported yet, by name. */
export const findStoredFiles = async (db: Database): Promise<Map<CatalogueFile, string>> => {
  const rows = await db.selectFrom('setup_file').select(['name', 'content']).execute()
  return new Map(
    rows.flatMap(({ name, content }) => (isCatalogueFile(name) ? [[name, content] as const] : [])),
  )
}

const storeFiles = async (trx: Transaction<Schema>, files: Unpacked['files']) => {
  for (const [name, content] of files)
    await trx
      .insertInto('setup_file')
      .values({ name, content })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ content }))
      .execute()
}

const lengthOf = (files: ReadonlyMap<string, string>) =>
  [...files.values()].reduce((sum, text) => sum + text.length, 0)

export type SetupUploadRefusal = StepRefusal | 'nothing-uploaded' | 'too-large'

/**
 * Stores uploaded catalogue files for the preview, beside those uploaded before; a file of the same
 * name is replaced. Returns the problems of files that were not stored.
 */
export const uploadCatalogueFiles = async (
  db: Database,
  { uploads, ...claim }: StepClaim & { uploads: readonly UploadedFile[] },
): Promise<Result<Unpacked['problems'], SetupUploadRefusal>> => {
  if (uploads.length === 0) return refuse('nothing-uploaded')
  const { files, problems } = unpackUpload(uploads)
  if (lengthOf(files) > maxStoredLength) return refuse('too-large')
  if (files.size === 0) return ok(problems)
  return takeSetupStep(db, claim, async (trx) => {
    await storeFiles(trx, files)
    const all = await findStoredFiles(trx)
    return lengthOf(all) > maxStoredLength ? refuse('too-large' as const) : ok(problems)
  })
}

/** Removes all uploaded files; an imported catalogue stays. */
export const removeCatalogueFiles = (
  db: Database,
  claim: StepClaim,
): Promise<Result<void, StepRefusal>> =>
  takeSetupStep<void, never>(db, claim, async (trx) => {
    await trx.deleteFrom('setup_file').execute()
    return ok(undefined)
  })
