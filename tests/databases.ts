import { cpSync } from 'node:fs'
import { inject, type ProvidedContext } from 'vitest'
import {
  closeDatabase,
  type Database,
  type DatabaseSettings,
  type Engine,
  openDatabase,
} from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'
import { createDatabase } from './postgres-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type TestDatabase = {
  name: string
  engine: Engine
  /** Settings of a new empty database, for tests that open it several times. */
  create: () => Promise<DatabaseSettings>
  /** Opens a new, migrated database. */
  open: () => Promise<Database>
}

/** The folder of a migrated database without connections; copying it is faster than migrating. */
const createSqliteTemplate = async () => {
  const dataDir = temporaryFolder()
  const db = await openDatabase({ dataDir })
  await migrate(db)
  await closeDatabase(db)
  return dataDir
}

let sqliteTemplate: Promise<string> | undefined

const sqlite: TestDatabase = {
  name: 'SQLite',
  engine: 'sqlite',
  create: async () => ({ dataDir: temporaryFolder() }),
  async open() {
    sqliteTemplate ??= createSqliteTemplate()
    const dataDir = temporaryFolder()
    cpSync(await sqliteTemplate, dataDir, { recursive: true })
    return openDatabase({ dataDir })
  },
}

type Server = NonNullable<ProvidedContext['postgres']>

const onPostgres = ({ url, prefix, template }: Server): TestDatabase => ({
  name: 'PostgreSQL',
  engine: 'postgres',
  create: async () => ({
    databaseUrl: await createDatabase(url, prefix),
    dataDir: temporaryFolder(),
  }),
  // Copying a migrated database is faster than migrating.
  open: async () =>
    openDatabase({
      databaseUrl: await createDatabase(url, prefix, template),
      dataDir: temporaryFolder(),
    }),
})

const server = inject('postgres')

/**
 * The database engines for a test suite:
 *
 *     describe.each(databases)('orders on $name', ({ open }) => {
 *       let db: Database
 *       beforeAll(async () => {
 *         db = await open()
 *         return () => closeDatabase(db)
 *       })
 */
export const databases: readonly TestDatabase[] = server ? [sqlite, onPostgres(server)] : [sqlite]
