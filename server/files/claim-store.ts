import type { Database } from '../db/client.ts'
import type { FileStore } from './file-store.ts'

/** The id of the store that belongs to the database; undefined until the first start. */
export const findStoreId = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('file_store').select('store_id').executeTakeFirst())?.store_id

/** Printed by the start without a stack. */
const refusal = (sentence: string) => Object.assign(new Error(sentence), { name: 'SettingsError' })

const otherStore = (folder: string, id: string) =>
  refusal(
    `${folder} is not the folder with the files of this database: set DATA_DIR to that folder, which all processes on one database share. If its files were moved or restored to ${folder}, write ${id} into ${folder}/store.id, then start again.`,
  )

const otherDatabase = (folder: string) =>
  refusal(
    `${folder} holds the files of another database: correct DATABASE_URL, or set DATA_DIR to another folder. If this database is the right one, for example an old backup, delete ${folder}/store.id, then start again.`,
  )

/**
 * Links database and file store at the first start; afterwards refuses every other pair, whose files
 * would be lost: each process would store its own uploads only. `folder` is named in the refusal.
 */
export const claimStore = async (db: Database, files: FileStore, folder: string) => {
  const inDatabase = await findStoreId(db)
  const inFolder = await files.storeId()
  if (inDatabase === undefined) {
    // An id without files is left by a crashed first start. The row is read again after the files, which
    // a concurrent first start may have added.
    const isUsed = inFolder !== undefined && (await files.ids()).size > 0
    if (isUsed && (await findStoreId(db)) === undefined) throw otherDatabase(folder)
    await db
      .insertInto('file_store')
      .values({ id: 1, store_id: inFolder ?? (await files.createStoreId()) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  // Another process may have been first, with another folder.
  const id = inDatabase ?? (await findStoreId(db))
  if (id === undefined || id !== (await files.storeId())) throw otherStore(folder, String(id))
}
