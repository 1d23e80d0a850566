import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { closeDatabase, type Database, type DatabaseSettings, openDatabase } from '../db/client.ts'

/** Pages per step of SQLite's online backup: 4 MB; between steps others write. */
const pagesPerStep = 1_000

/**
 * Calls `read` with the database as it is at this moment, while others write to it. SQLite: a copy by
 * its online backup, in `folder`; PostgreSQL: one transaction.
 */
export const readSnapshot = async <Value>(
  settings: DatabaseSettings,
  folder: string,
  read: (db: Database) => Promise<Value>,
): Promise<Value> => {
  if (settings.databaseUrl) {
    const db = await openDatabase(settings)
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          await sql`set transaction read only`.execute(trx)
          return read(trx)
        })
    } finally {
      await closeDatabase(db)
    }
  }
  const copyFolder = join(folder, 'snapshot')
  const copy = { ...settings, dataDir: copyFolder }
  const source = new DatabaseSync(join(settings.dataDir, 'officina.sqlite'), { readOnly: true })
  try {
    await mkdir(copyFolder, { recursive: true, mode: 0o700 })
    await backup(source, join(copyFolder, 'officina.sqlite'), { rate: pagesPerStep })
  } finally {
    source.close()
  }
  const db = await openDatabase(copy)
  try {
    return await read(db)
  } finally {
    await closeDatabase(db)
    await rm(copyFolder, { recursive: true, force: true })
  }
}
