import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from './client.ts'
import { isDatabaseUnavailable } from './database-error.ts'

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

/** Maximum number of memoized values per function. */
const defaultMax = 500

/**
 * Memoizes values computed from the database until the counter changes. The argument must be
 * serializable: it is the key. Transactions are not memoized. During an outage memoized values
 * count as current.
 */
export const memoizeByVersion =
  (counter: DataCounter) =>
  <Value, Argument = undefined>(
    compute: (db: Database, argument: Argument) => Promise<Value>,
    max = defaultMax,
  ) => {
    type Entry = { version: number; values: LRUCache<string, Promise<Value>> }
    const entries = new WeakMap<Database, Entry>()

    const createEntry = (db: Database, version: number) => {
      const entry = { version, values: new LRUCache<string, Promise<Value>>({ max }) }
      entries.set(db, entry)
      return entry
    }

    return async (
      db: Database,
      ...[argument]: Argument extends undefined ? [] : [Argument]
    ): Promise<Value> => {
      if (db.isTransaction) return compute(db, argument as Argument)
      // Read before the data: a concurrent change leads to a second computation, never to a
      // stale value.
      const version = await dataVersions(db).then(
        (versions) => versions[counter],
        (error) => {
          const cached = entries.get(db)
          if (cached && isDatabaseUnavailable(error)) return cached.version
          throw error
        },
      )
      const cached = entries.get(db)
      const { values } = cached?.version === version ? cached : createEntry(db, version)
      const key = argument === undefined ? '' : JSON.stringify(argument)
      const found = values.get(key)
      if (found) return found
      const computing = compute(db, argument as Argument)
      values.set(key, computing)
      computing.catch(() => values.delete(key))
      return computing
    }
  }
