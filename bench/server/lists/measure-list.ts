import { closeDatabase, type Database, openDatabase } from '../../../server/db/client.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { startPrivatePostgres } from '../../../tests/private-postgres.ts'
import { atMost, formatShortMs, type Group, median, type Row, row } from '../../row.ts'
import { temporaryFolder } from '../../temporary-folder.ts'

const attempts = 7
const limitMs = 100

/** A list of the back office. */
type MeasuredList<Query> = {
  /** Writes the rows into an empty database with the newest schema. */
  fill: (db: Database) => Promise<void>
  /** What is measured, by the name of its row. */
  queries: Readonly<Record<string, Query>>
  /** A page with its total number. */
  list: (db: Database, query: Query) => Promise<unknown>
}

/** The numbers from 0 to `total` in batches: engines limit the parameters of a statement. */
export const batchesOf = function* (total: number, size: number) {
  for (let from = 0; from < total; from += size)
    yield Array.from({ length: Math.min(size, total - from) }, (_, index) => from + index)
}

async function* measure<Query>(
  engine: string,
  db: Database,
  { fill, queries, list }: MeasuredList<Query>,
): AsyncGenerator<Row> {
  try {
    await migrate(db)
    await fill(db)
    for (const [name, query] of Object.entries(queries)) {
      const times: number[] = []
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const startedAt = performance.now()
        await list(db, query)
        times.push(performance.now() - startedAt)
      }
      const time = median(times)
      yield row(`${engine}: ${name}`, formatShortMs(time), atMost(time, limitMs, formatShortMs))
    }
  } finally {
    await closeDatabase(db)
  }
}

/** Runs on both databases, in temporary folders. */
export async function* onBothDatabases(
  measureOn: (engine: string, db: Database) => AsyncGenerator<Row>,
): AsyncGenerator<Row> {
  await using folder = await temporaryFolder()
  const dataDir = folder.path
  yield* measureOn('SQLite', await openDatabase({ dataDir }))
  const postgres = await startPrivatePostgres()
  if (!postgres) return
  try {
    yield* measureOn('PostgreSQL', await openDatabase({ databaseUrl: postgres.url, dataDir }))
  } finally {
    await postgres.stop()
  }
}

/**
 * Fills a list and measures its pages on both databases, before these have collected statistics:
 * PostgreSQL does it after a minute, SQLite never.
 */
export const measureList = <Query>(list: MeasuredList<Query>) =>
  onBothDatabases((engine, db) => measure(engine, db, list))

/** The same as a group. */
export const listGroup = <Query>({
  name,
  title,
  ...list
}: MeasuredList<Query> & Pick<Group, 'name' | 'title'>): Group => ({
  name,
  title,
  measure: () => measureList(list),
})
