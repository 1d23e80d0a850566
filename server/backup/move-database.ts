import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDatabase, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { migrate, openShopDatabase } from '../db/migrate.ts'
import { checkEmpty, insertTables } from './restore-backup.ts'
import { readSnapshot } from './snapshot.ts'
import { inWorkFolder } from './work-folder.ts'
import { type Report, writeTables } from './write-backup.ts'

/** The settings of a URL of PostgreSQL, or of a folder for SQLite. */
const settingsOf = (to: string, settings: DatabaseSettings): DatabaseSettings =>
  /^postgres(ql)?:/.test(to)
    ? { ...settings, databaseUrl: to }
    : { ...settings, databaseUrl: undefined, dataDir: to }

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes the rows that killed moves have left in a folder. */
const removeLeftovers = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const pid = Number(/^move-(\d+)\.partial$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !isRunning(pid)))
      await rm(join(folder, name), { recursive: true })
  }
}

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
  const settings = settingsOf(to, from)
  // Not in a folder for all users, and on the disk that has room for the rows.
  const folder = join(settings.dataDir, `move-${process.pid}.partial`)
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  await removeLeftovers(settings.dataDir)
  const target = await openDatabase(settings)
  try {
    await migrate(target)
    await checkEmpty(target)
    return await inWorkFolder(folder, async () => {
      report('Reading the database …')
      const tables = await readSnapshot(from, folder, (db) => writeTables(db, folder))
      report('Writing the database …')
      await insertTables(target, folder, tables)
      return tables.reduce((sum, { rows }) => sum + rows, 0)
    })
  } finally {
    await closeDatabase(target)
  }
}
