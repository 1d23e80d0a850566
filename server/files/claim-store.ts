import type { Database } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import type { FileStore } from './file-store.ts'

/** The id of the store that belongs to the database; undefined until the first start. */
export const findStoreId = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('file_store').select('store_id').executeTakeFirst())?.store_id

/** Printed by the start without a stack. */
const refusal = (sentence: string) => Object.assign(new Error(sentence), { name: 'SettingsError' })

const kinds = { DATA_DIR: 'folder', STORAGE_URL: 'bucket' } as const

const otherStore = ({ location, setting }: FileStore, id: string) =>
  refusal(
    `${location} is not the ${kinds[setting]} with the files of this database: set ${setting} to that ${kinds[setting]}, which all processes on one database share. If its files were moved or restored to ${location}, write ${id} into ${location}/store.id, then start again.`,
  )

const otherDatabase = ({ location, setting }: FileStore) =>
  refusal(
    `${location} holds the files of another database: correct DATABASE_URL, or set ${setting} to another ${kinds[setting]}. If this database is the right one, for example an old backup, delete ${location}/store.id, then start again.`,
  )

/**
 * Links a database that has no store. A concurrent first start waits for the row until the store has its id,
 * so that all write the same one.
 */
const linkStore = (db: Database, files: FileStore, inStore: string | undefined) =>
  db.transaction().execute(async (trx) => {
    const id = inStore ?? newId()
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('file_store')
      .values({ id: 1, store_id: id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (inserted && inStore === undefined) await files.writeStoreId(id)
  })

/**
 * Links database and file store at the first start; afterwards refuses every other pair, whose files
 * would be lost: each process would store its own uploads only.
 */
export const claimStore = async (db: Database, files: FileStore) => {
  if ((await findStoreId(db)) === undefined) {
    const inStore = await files.storeId()
    // An id without files is left by a crashed first start. The row is read again after the files, which
    // a concurrent first start may have added.
    const isUsed = inStore !== undefined && (await files.ids()).size > 0
    if (isUsed && (await findStoreId(db)) === undefined) throw otherDatabase(files)
    await linkStore(db, files, inStore)
  }
  // Another process may have been first, with another store.
  const id = await findStoreId(db)
  if (id === undefined || id !== (await files.storeId())) throw otherStore(files, String(id))
}
