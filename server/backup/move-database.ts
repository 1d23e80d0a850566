import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { migrate, openShopDatabase } from '../db/migrate.ts'
import { checkEmpty, insertTables } from './restore-backup.ts'
import { readSnapshot } from './snapshot.ts'
import { type Report, writeTables } from './write-backup.ts'

/** The settings of a URL of PostgreSQL, or of a folder for SQLite. */
const settingsOf = (to: string, settings: DatabaseSettings): DatabaseSettings =>
  /^postgres(ql)?:/.test(to)
    ? { ...settings, databaseUrl: to }
    : { ...settings, databaseUrl: undefined, dataDir: to }

/**
 * Copies all rows of a database to an empty one of either engine and compares how many there are;
 * returns their number. Files and key stay where they are.
 */
export const moveDatabase = async (
  from: DatabaseSettings,
  to: string,
  report: Report = () => {},
): Promise<number> => {
  const source = await openShopDatabase(from)
  await migrate(source).finally(() => closeDatabase(source))
  const folder = await mkdtemp(join(tmpdir(), 'officina-move-'))
  const target = await openDatabase(settingsOf(to, from))
  try {
    await migrate(target)
    await checkEmpty(target)
    report('Reading the database …')
    const tables = await readSnapshot(from, folder, (db) => writeTables(db, folder))
    report('Writing the database …')
    await insertTables(target, folder, tables)
    return tables.reduce((sum, { rows }) => sum + rows, 0)
  } finally {
    await closeDatabase(target)
    await rm(folder, { recursive: true, force: true })
  }
}
