import { inject } from 'vitest'
import {
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
  /** A new empty database; for what opens it more than once. */
  create: () => Promise<DatabaseSettings>
  /** A new database with every migration. */
  open: () => Promise<Database>
}

const onEngine = (name: string, engine: Engine, create: TestDatabase['create']): TestDatabase => ({
  name,
  engine,
  create,
  async open() {
    const db = await openDatabase(await create())
    await migrate(db)
    return db
  },
})

const sqlite = onEngine('SQLite', 'sqlite', async () => ({ dataDir: temporaryFolder() }))

const onPostgres = (server: { url: string; prefix: string }) =>
  onEngine('PostgreSQL', 'postgres', async () => ({
    databaseUrl: await createDatabase(server.url, server.prefix),
    dataDir: temporaryFolder(),
  }))

const server = inject('postgres')

/**
 * The engines a suite runs on, each a real one:
 *
 *     describe.each(databases)('orders on $name', ({ open }) => {
 *       let db: Database
 *       beforeAll(async () => {
 *         db = await open()
 *         return () => closeDatabase(db)
 *       })
 */
export const databases: readonly TestDatabase[] = server ? [sqlite, onPostgres(server)] : [sqlite]
