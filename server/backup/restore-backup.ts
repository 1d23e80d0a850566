import { createReadStream } from 'node:fs'
import { chmod, copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql, type Transaction } from 'kysely'
import {
  closeDatabase,
  type Database,
  type DatabaseSettings,
  engineOf,
  openDatabase,
} from '../db/client.ts'
import { migrate, migrations } from '../db/migrate.ts'
import { up as createMailHold } from '../db/migrations/0062-mail-hold.ts'
import type { Schema } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { unlessMissing } from '../files/folder-files.ts'
import {
  BackupError,
  filePath,
  keyPath,
  type Manifest,
  tablePath,
  verifyBackup,
} from './manifest.ts'
import {
  countStored,
  findStoredTables,
  insertRows,
  type StoredRow,
  type StoredTable,
} from './stored-tables.ts'
import { type Report, reportFiles } from './write-backup.ts'

const rowsPerStatement = 200

/** The lines of a file, some hundreds at a time. */
async function* linesOf(path: string): AsyncGenerator<StoredRow[]> {
  let rows: StoredRow[] = []
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    rows.push(JSON.parse(line))
    if (rows.length < rowsPerStatement) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** Tables that are empty in a new database and never in a shop. */
const tablesInUse = ['account', 'orders', 'page', 'product', 'media'] as const

/** Throws unless the database is new. */
export const checkEmpty = async (db: Database) => {
  const tables = await findStoredTables(db)
  for (const name of tablesInUse)
    if (tables.some((table) => table.name === name) && (await countStored(db, name)) > 0)
      throw new BackupError(
        `The database is in use (table ${name}): a backup is restored into an empty one only.`,
      )
}

/** The migrations until that of the backup, after which the newer ones run as in any update. */
const migrationsUntil = (last: string) => {
  if (!Object.hasOwn(migrations, last))
    throw new BackupError(
      `The backup was written by a newer version (${last}): install that version.`,
    )
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
}

const insertTable = async (trx: Transaction<Schema>, folder: string, table: StoredTable) => {
  for await (const rows of linesOf(join(folder, tablePath(table.name))))
    await insertRows(trx, table, rows)
}

/** Replaces the rows of a new database in one transaction, and compares how many there are. */
export const insertTables = async (
  db: Database,
  folder: string,
  tables: Manifest['tables'],
  finish: (trx: Transaction<Schema>) => Promise<void> = async () => {},
) => {
  const stored = await findStoredTables(db)
  const missing = tables.find(({ name }) => !stored.some((table) => table.name === name))
  if (missing) throw new BackupError(`The database has no table ${missing.name}.`)
  await db.transaction().execute(async (trx) => {
    // Another restore may have been faster.
    if (engineOf(db) === 'postgres') await sql`lock table account in exclusive mode`.execute(trx)
    await checkEmpty(trx)
    // Rows of migrations.
    for (const { name } of stored.toReversed()) await trx.deleteFrom(name as keyof Schema).execute()
    // Last, as triggers count the rows that other tables get.
    const isCounter = ({ name }: StoredTable) => name === 'counter'
    for (const table of stored.toSorted((one, other) => +isCounter(one) - +isCounter(other)))
      if (tables.some(({ name }) => name === table.name)) await insertTable(trx, folder, table)
    for (const { name, rows } of tables) {
      const found = await countStored(trx, name)
      if (found !== rows)
        throw new BackupError(`Table ${name} has ${found} rows, and the backup ${rows}.`)
    }
    await finish(trx)
  })
}

/** Uploaded files, with their sizes in bytes. */
const uploadsIn = ({ files }: Manifest) =>
  files.flatMap(({ path, bytes }) =>
    path.startsWith(filePath('')) ? [{ id: path.slice(filePath('').length), size: bytes }] : [],
  )

/** Throws for files in the store other than those, which an interrupted copy may have left. */
export const checkNoOtherFiles = async (files: FileStore, ids: readonly string[]) => {
  const own = new Set(ids)
  for (const id of await files.ids())
    if (!own.has(id))
      throw new BackupError(
        `${files.location} has files of another shop: set ${files.setting} to an empty one.`,
      )
}

const copyFilesBack = async (
  files: FileStore,
  folder: string,
  uploads: readonly { id: string; size: number }[],
  report: Report,
) => {
  for (const [at, { id, size }] of uploads.entries()) {
    reportFiles(report, at, uploads.length)
    await files.put(id, { size, stream: createReadStream(join(folder, filePath(id))) })
  }
}

/** Throws for another key in the folder, which would be lost with all that is encrypted by it. */
const checkNoOtherKey = async ({ dataDir, secretKey }: DatabaseSettings, folder: string) => {
  if (secretKey) return
  const present = await unlessMissing(readFile(join(dataDir, 'secret-key')))
  if (present && !present.equals(await readFile(join(folder, keyPath))))
    throw new BackupError(
      `${dataDir} has the key of another shop: set DATA_DIR to an empty folder.`,
    )
}

/** The key of a backup, unless the environment has one. */
const copyKey = async ({ dataDir, secretKey }: DatabaseSettings, folder: string) => {
  if (secretKey) return
  const target = join(dataDir, 'secret-key')
  await copyFile(join(folder, keyPath), target)
  await chmod(target, 0o600)
}

/**
 * Restores a backup into an empty database and an empty folder, on either engine, and brings it to the
 * present schema. Mails are held until `releaseMails`. An interrupted restore is repeated by calling it
 * again. Throws a `BackupError` for what is not empty, changed or newer.
 */
export const restoreBackup = async (
  settings: DatabaseSettings,
  files: FileStore,
  folder: string,
  now: Date,
  report: Report = () => {},
): Promise<Manifest> => {
  report('Checking the backup …')
  const manifest = await verifyBackup(folder)
  const schema = migrationsUntil(manifest.migration)
  const hasKey = manifest.files.some(({ path }) => path === keyPath)
  if (hasKey) await checkNoOtherKey(settings, folder)
  const uploads = uploadsIn(manifest)
  await checkNoOtherFiles(
    files,
    uploads.map(({ id }) => id),
  )
  const db = await openDatabase(settings)
  try {
    await checkEmpty(db)
    await migrate(db, schema)
    report('Restoring the files …')
    if (hasKey) await copyKey(settings, folder)
    await copyFilesBack(files, folder, uploads, report)
    report('Restoring the database …')
    await insertTables(db, folder, manifest.tables, async (trx) => {
      await createMailHold(trx)
      await trx.insertInto('mail_hold').values({ id: 1, since: now }).execute()
      // The first start links the database to its new folder, and makes its own tokens.
      await trx.deleteFrom('file_store').execute()
      await trx.deleteFrom('setup_token').execute()
    })
    await migrate(db)
  } finally {
    await closeDatabase(db)
  }
  return manifest
}

/** Lets the restored shop send its mails; returns how many wait. */
export const releaseMails = async (db: Database): Promise<number> => {
  await db.deleteFrom('mail_hold').execute()
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
