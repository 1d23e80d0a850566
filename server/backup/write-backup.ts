import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Database, DatabaseSettings } from '../db/client.ts'
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

/** Says what is being done, for the person who waits. */
export type Report = (sentence: string) => void

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

/** Copies all uploaded files; those that are deleted meanwhile belong to no row of the snapshot. */
const copyFiles = async (files: FileStore, folder: string) => {
  const paths: string[] = []
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  for (const id of [...(await files.ids())].sort()) {
    const found = await files.open(id)
    if (!found) continue
    const path = filePath(id)
    await pipeline(
      found.stream,
      createWriteStream(join(folder, path), { mode: 0o600, flush: true }),
    )
    paths.push(path)
  }
  return paths
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
  const { tables, migration, storeId } = await readSnapshot(settings, partial, async (db) => {
    const written = await writeTables(db, partial)
    // Absent in a database of an early version, which is backed up before its update.
    const hasStore = written.some(({ name }) => name === 'file_store')
    return {
      tables: written,
      migration: await findMigration(db),
      storeId: hasStore ? await findStoreId(db) : undefined,
    }
  })
  // A volume that is not mounted would make a backup without files, and remove the good ones.
  if (storeId !== undefined && storeId !== (await files.storeId()))
    throw new BackupError(
      `${files.location} does not have the files of this database: correct ${files.setting}.`,
    )
  report('Copying the files …')
  const copied = await copyFiles(files, partial)
  const hasKey = await unlessMissing(
    copyFile(join(settings.dataDir, 'secret-key'), join(partial, keyPath)).then(() => true),
  )
  if (hasKey) await syncFile(join(partial, keyPath))
  const paths = [
    ...tables.map(({ name }) => tablePath(name)),
    ...copied,
    ...(hasKey ? [keyPath] : []),
  ]
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    version,
    engine: settings.databaseUrl ? 'postgres' : 'sqlite',
    migration,
    tables,
    files: await Promise.all(paths.map((path) => describeFile(partial, path))),
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
  if ((await listBackups(folder)).includes(nameOf(now)))
    throw new BackupError(`${final} exists already.`)
  await mkdir(partial, { mode: 0o700 })
  try {
    await writeContents(settings, files, partial, now, report)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
  await rename(partial, final)
  await syncFolder(folder)
  await removeOld(folder, keep)
  return final
}
