import type { CompiledQuery } from 'kysely'
import type { Database } from './client.ts'

/** Counters of changes, in table `counter`: the content's is incremented by triggers. */
const counters = ['catalogue', 'content'] as const

export type DataCounter = (typeof counters)[number]

/** The number of changes so far, by part of the data. */
export type DataVersions = Readonly<Record<DataCounter, number>>

/** How long known versions are used without a query, in milliseconds. */
const versionTtlMs = 50

type VersionCheck = { versions: Promise<DataVersions>; until: number; resolved?: DataVersions }

const versionChecks = new WeakMap<Database, VersionCheck>()

type CounterRow = { name: string; value: number }

const queries = new WeakMap<Database, CompiledQuery<CounterRow>>()

/** Compiled once: the query runs up to 20 times a second. */
const queryOf = (db: Database) => {
  const known = queries.get(db)
  if (known) return known
  const query = db
    .selectFrom('counter')
    .select(['name', 'value'])
    .where('name', 'in', counters)
    .compile()
  queries.set(db, query)
  return query
}

const readVersions = async (db: Database): Promise<DataVersions> => {
  const { rows } = await db.executeQuery(queryOf(db))
  const versionOf = (counter: DataCounter) => rows.find(({ name }) => name === counter)?.value ?? 0
  return { catalogue: versionOf('catalogue'), content: versionOf('content') }
}

const freshCheckOf = (db: Database) => {
  const last = versionChecks.get(db)
  return last && performance.now() < last.until ? last : undefined
}

/** The versions of catalogue and content. Queries the database at most every 50 ms per process. */
export const dataVersions = (db: Database): Promise<DataVersions> => {
  const last = freshCheckOf(db)
  if (last) return last.versions
  const check: VersionCheck = {
    versions: readVersions(db),
    until: performance.now() + versionTtlMs,
  }
  versionChecks.set(db, check)
  check.versions.then(
    (versions) => {
      check.resolved = versions
    },
    () => versionChecks.delete(db),
  )
  return check.versions
}

/** Forces a query at the next call. */
export const invalidateDataVersions = (db: Database) => void versionChecks.delete(db)

/** One number that grows with every change of catalogue or content. */
const sumOf = ({ catalogue, content }: DataVersions) => catalogue + content

/** The version of all data that public pages and responses show. */
export const dataVersion = async (db: Database): Promise<number> => sumOf(await dataVersions(db))

/** The same synchronously; undefined if a query is needed. */
export const cachedDataVersion = (db: Database): number | undefined => {
  const known = freshCheckOf(db)?.resolved
  return known && sumOf(known)
}
