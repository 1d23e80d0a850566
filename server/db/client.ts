import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresAdapter, sql } from 'kysely'
import { createPostgresDialect, type OnConnectionError } from './postgres-dialect.ts'
import type { Schema } from './schema.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

export type Database = Kysely<Schema>
export type Engine = 'sqlite' | 'postgres'

/** PostgreSQL when `databaseUrl` is set, else the file `officina.sqlite` in `dataDir`. */
export type DatabaseSettings = { databaseUrl?: string; dataDir: string }

const createDialect = async (
  { databaseUrl, dataDir }: DatabaseSettings,
  onConnectionError?: OnConnectionError,
) => {
  if (databaseUrl) return createPostgresDialect(databaseUrl, onConnectionError)
  // Nobody else on the machine reads customers' data.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'officina.sqlite')
  // A read-only file opens without an error, and each write fails.
  if (existsSync(file)) await access(file, constants.W_OK)
  return createSqliteDialect(file)
}

/** Opens the database and asks it once, so that a wrong address fails here. Does not migrate. */
export const openDatabase = async (
  settings: DatabaseSettings,
  onConnectionError?: OnConnectionError,
): Promise<Database> => {
  const dialect = await createDialect(settings, onConnectionError)
  const db: Database = new Kysely<Schema>({ dialect })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await closeDatabase(db)
    throw error
  }
  return db
}

export const closeDatabase = (db: Database) => db.destroy()

/** Which engine answers; for the few statements that differ (`for update skip locked`). */
export const engineOf = (db: Database): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
