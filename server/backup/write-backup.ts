import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { closeDatabase, type Database, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { migrations } from '../db/migrate.ts'
import { findStoreId } from '../files/claim-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { syncFolder, unlessMissing } from '../files/folder-files.ts'
import { version } from '../version.ts'
import {
  BackupError,
  describeFile,
  filePath,
  keyPath,
  type Manifest,
  manifestName,
  tablePath,
  verifyBackup,
} from './manifest.ts'
import { readSnapshot } from './snapshot.ts'
import { findStoredTables, readRows } from './stored-tables.ts'
import { inWorkFolder } from './work-folder.ts'

/** Says what is being done, for the person who waits. */
export type Report = (sentence: string, isWarning?: boolean) => void

const filesPerReport = 100

/** Reports how many files are copied, once for every hundred. */
export const reportFiles = (report: Report, done: number, all: number) => {
  if (done > 0 && done % filesPerReport === 0) report(`${done} of ${all} files …`)
}

export type BackupTarget = {
  /** Folder of all backups. */
  folder: string
  /** Finished backups to keep, the new one included. */
  keep: number
  now: Date
}

const unfinished = '.partial'

/** In milliseconds: longer than any backup takes; another one may be running. */
const unfinishedAfterMs = 12 * 3_600_000

/** Of the folder of a backup: the time, so that names sort by age. */
const nameOf = (now: Date) => `officina-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`

const isName = (name: string) => /^officina-\d{8}T\d{6}Z$/.test(name)

/** The folders of finished backups in `folder`, the oldest first. */
export const listBackups = async (folder: string): Promise<string[]> =>
  ((await unlessMissing(readdir(folder))) ?? []).filter(isName).sort()

const syncFile = async (path: string) => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Writes the rows of all tables and returns how many each has. */
export const writeTables = async (db: Database, folder: string): Promise<Manifest['tables']> => {
  const written: Manifest['tables'] = []
  for (const table of await findStoredTables(db)) {
    const path = join(folder, tablePath(table.name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const stream = createWriteStream(path, { mode: 0o600, flush: true })
    let count = 0
    for await (const rows of readRows(db, table)) {
      count += rows.length
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      if (!stream.write(text)) await once(stream, 'drain')
    }
    stream.end()
    await finished(stream)
    written.push({ name: table.name, rows: count })
  }
  return written
}

const findMigration = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}

/** Loaded late: the names of options need messages, which a command makes first (`commands/main.ts`). */
const findNamedFiles = async (db: Database) =>
  (await import('../media/stored-files.ts')).findNamedFiles(db)

/** Copies all uploaded files; returns their ids, and those of `named` that are absent. */
const copyFiles = async (
  files: FileStore,
  folder: string,
  named: ReadonlySet<string>,
  report: Report,
) => {
  const copied: string[] = []
  const absent: string[] = []
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  // One that is moved to or from the quarantine meanwhile may not be listed.
  const ids = [...new Set([...named, ...(await files.ids())])].sort()
  for (const [at, id] of ids.entries()) {
    reportFiles(report, at, ids.length)
    const found = await files.open(id)
    if (!found) {
      if (named.has(id)) absent.push(id)
      continue
    }
    await pipeline(
      found.stream,
      createWriteStream(join(folder, filePath(id)), { mode: 0o600, flush: true }),
    )
    copied.push(id)
  }
  return { copied, absent }
}

const shownFiles = 5

/**
 * Files that the database still names, and the store does not have: an error while an older backup in
 * `folder` has one of them, as only that can bring it back; a warning once they are lost for good.
 */
const checkMissing = async (
  settings: DatabaseSettings,
  files: FileStore,
  folder: string,
  absent: readonly string[],
  report: Report,
) => {
  if (absent.length === 0) return
  const db = await openDatabase(settings)
  const named = await findNamedFiles(db).finally(() => closeDatabase(db))
  const missing = absent.filter((id) => named.has(id))
  if (missing.length === 0) return
  const some = missing.slice(0, shownFiles).join(', ')
  const sentence = `${missing.length} files that the database names are missing in ${files.location} (${some}${missing.length > shownFiles ? ', …' : ''})`
  for (const name of (await listBackups(folder)).reverse())
    if (missing.some((id) => existsSync(join(folder, name, filePath(id)))))
      throw new BackupError(`${sentence}: copy them from ${join(folder, name, 'files')} first.`)
  report(`Warning: ${sentence}, and in no backup: they are lost.`, true)
}

/** Those that a crash before `before` has left. */
const removeUnfinished = async (folder: string, before: Date) => {
  const oldest = `${nameOf(before)}${unfinished}`
  for (const name of await readdir(folder))
    if (name.endsWith(unfinished) && isName(name.slice(0, -unfinished.length)) && name < oldest)
      await rm(join(folder, name), { recursive: true })
}

const removeOld = async (folder: string, keep: number) => {
  const all = await listBackups(folder)
  for (const name of all.slice(0, Math.max(0, all.length - keep)))
    await rm(join(folder, name), { recursive: true })
}

/** Writes what a backup has into `partial`, its manifest last, and reads it again. */
const writeContents = async (
  settings: DatabaseSettings,
  files: FileStore,
  partial: string,
  now: Date,
  report: Report,
) => {
  report('Copying the database …')
  const { tables, migration, storeId, named } = await readSnapshot(
    settings,
    partial,
    async (db) => {
      const written = await writeTables(db, partial)
      // Absent in a database of an early version, which is backed up before its update.
      const hasStore = written.some(({ name }) => name === 'file_store')
      const migration = await findMigration(db)
      const isCurrent = migration === Object.keys(migrations).at(-1)
      return {
        tables: written,
        migration,
        named: isCurrent ? await findNamedFiles(db) : new Set<string>(),
        storeId: hasStore ? await findStoreId(db) : undefined,
      }
    },
  )
  // A volume that is not mounted would make a backup without files, and remove the good ones.
  if (storeId !== undefined && storeId !== (await files.storeId()))
    throw new BackupError(
      `${files.location} does not have the files of this database: correct ${files.setting}.`,
    )
  report('Copying the files …')
  const { copied, absent } = await copyFiles(files, partial, named, report)
  await checkMissing(settings, files, dirname(partial), absent, report)
  const hasKey = await unlessMissing(
    copyFile(join(settings.dataDir, 'secret-key'), join(partial, keyPath)).then(() => true),
  )
  if (hasKey) await syncFile(join(partial, keyPath))
  const paths = [
    ...tables.map(({ name }) => tablePath(name)),
    ...copied.map(filePath),
    ...(hasKey ? [keyPath] : []),
  ]
  const listed: Manifest['files'] = []
  // One at a time: a process may open a thousand files, and a shop has more.
  for (const path of paths) listed.push(await describeFile(partial, path))
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    version,
    engine: settings.databaseUrl ? 'postgres' : 'sqlite',
    migration,
    tables,
    files: listed,
  }
  await writeFile(join(partial, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  report('Reading the backup again …')
  await verifyBackup(partial)
  await syncFolder(partial)
}

/**
 * Writes a backup of database, files and key while the shop runs, reads it again, and removes older ones
 * only then. Returns its folder. A crash leaves a folder `….partial`, which a backup of the next day removes.
 */
export const writeBackup = async (
  settings: DatabaseSettings,
  files: FileStore,
  { folder, keep, now }: BackupTarget,
  report: Report = () => {},
): Promise<string> => {
  const final = join(folder, nameOf(now))
  const partial = `${final}${unfinished}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfinished(folder, new Date(now.getTime() - unfinishedAfterMs))
  if (existsSync(final)) throw new BackupError(`${final} exists already.`)
  if (existsSync(partial)) throw new BackupError(`${final} is being written by another process.`)
  await inWorkFolder(partial, async () => {
    await writeContents(settings, files, partial, now, report)
    await rename(partial, final)
  })
  await syncFolder(folder)
  await removeOld(folder, keep)
  return final
}
