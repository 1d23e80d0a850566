import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Dialect,
  Kysely,
  PostgresAdapter,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { OnConnectionError } from './postgres-dialect.ts'
import type { Schema } from './schema.ts'
import { type KeySettings, setSecretSettings } from './secrets/secret-box.ts'
import { createSqliteDriver } from './sqlite-driver.ts'
import type { WriterOptions } from './sqlite-writer.ts'

/** Kysely connections share two SQLite connections; migrations are transactional. */
class WalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite in one file, for one server process, on node:sqlite. */
export const createSqliteDialect = (file: string, options?: WriterOptions): Dialect => ({
  createDriver: () => createSqliteDriver(file, options),
  createAdapter: () => new WalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

export type Database = Kysely<Schema>
export type Engine = 'sqlite' | 'postgres'

/** PostgreSQL when `databaseUrl` is set, else the file `officina.sqlite` in `dataDir`. */
export type DatabaseSettings = KeySettings & { databaseUrl?: string | undefined }

const createDialect = async (
  { databaseUrl, dataDir }: DatabaseSettings,
  onConnectionError?: OnConnectionError,
) => {
  if (databaseUrl) {
    const { createPostgresDialect } = await import('./postgres-dialect.ts')
    return createPostgresDialect(databaseUrl, onConnectionError)
  }
  // Customer data: readable by this user only.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'officina.sqlite')
  // SQLite opens a read-only file without an error, and every write fails later.
  if (existsSync(file)) await access(file, constants.W_OK)
  return createSqliteDialect(file)
}

/** Opens the database and runs one query, so that wrong settings fail here. Does not migrate. */
export const openDatabase = async (
  settings: DatabaseSettings,
  onConnectionError?: OnConnectionError,
): Promise<Database> => {
  const dialect = await createDialect(settings, onConnectionError)
  const db: Database = new Kysely<Schema>({ dialect })
  setSecretSettings(db, settings)
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await closeDatabase(db)
    throw error
  }
  return db
}

export const closeDatabase = (db: Database) => db.destroy()

/** The engine, for the few statements that differ (`for update skip locked`). */
export const engineOf = (db: Database): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
