import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { createSqliteDriver } from './sqlite-driver.ts'
import type { WriterOptions } from './sqlite-writer.ts'

/** Several leases share the two connections, and a migration is all or nothing. */
class WalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite in one file for one server process, by node:sqlite. */
export const createSqliteDialect = (file: string, options?: WriterOptions): Dialect => ({
  createDriver: () => createSqliteDriver(file, options),
  createAdapter: () => new WalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
