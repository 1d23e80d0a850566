import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
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
