import pg from 'pg'
import { v7 } from 'uuid'
import { closeDatabase, openDatabase } from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'

const withClient = async <Value>(url: string, use: (client: pg.Client) => Promise<Value>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Creates a database on the server at `url`, empty or as a copy; returns its URL. */
export const createDatabase = async (
  url: string,
  prefix: string,
  template = 'template1',
): Promise<string> => {
  const name = `${prefix}${v7().replaceAll('-', '')}`
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`))
  const address = new URL(url)
  address.pathname = name
  return address.href
}

/** Creates a migrated database for copies; returns its name. */
export const createTemplate = async (url: string, prefix: string): Promise<string> => {
  const databaseUrl = await createDatabase(url, prefix)
  const db = await openDatabase({ databaseUrl, dataDir: '' })
  await migrate(db)
  await closeDatabase(db)
  return new URL(databaseUrl).pathname.slice(1)
}

/** Drops the databases of one test run, also those with open connections. */
export const dropDatabases = (url: string, prefix: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
