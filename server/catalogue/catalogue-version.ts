import type { Transaction } from 'kysely'
import type { Database } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { isDatabaseUnavailable } from '../db/database-error.ts'
import type { Schema } from '../db/schema.ts'

/** The counter of catalogue changes, in table `counter`. */
const counter = 'catalogue'

/** How long a known version is used without a query, in milliseconds. */
const versionTtlMs = 50

type VersionCheck = { version: Promise<number>; until: number; resolved?: number }

const versionChecks = new WeakMap<Database, VersionCheck>()

const readVersion = async (db: Database) => {
  const row = await db
    .selectFrom('counter')
    .select('value')
    .where('name', '=', counter)
    .executeTakeFirst()
  return row?.value ?? 0
}

const freshVersionOf = (db: Database) => {
  const last = versionChecks.get(db)
  return last && performance.now() < last.until ? last : undefined
}

/** The number of catalogue changes so far. Queries the database at most every 50 ms per process. */
export const catalogueVersion = (db: Database): Promise<number> => {
  const last = freshVersionOf(db)
  if (last) return last.version
  const check: VersionCheck = { version: readVersion(db), until: performance.now() + versionTtlMs }
  versionChecks.set(db, check)
  check.version.then(
    (version) => {
      check.resolved = version
    },
    () => versionChecks.delete(db),
  )
  return check.version
}

/** The same synchronously; undefined if a query is needed. */
export const cachedCatalogueVersion = (db: Database): number | undefined =>
  freshVersionOf(db)?.resolved

/** Forces a query at the next call. */
export const invalidateCatalogueVersion = (db: Database) => void versionChecks.delete(db)

/** Required in every transaction that changes remedies or products. */
export const countCatalogueChange = (trx: Transaction<Schema>) => nextNumber(trx, counter)

/**
 * Changes remedies or products. Invalidates values memoized in this process immediately, in other
 * processes within 50 ms.
 */
export const changeCatalogue = async (
  db: Database,
  change: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await change(trx)
    await countCatalogueChange(trx)
  })
  invalidateCatalogueVersion(db)
}

/**
 * Memoizes values computed from the catalogue until its version changes. `way` is a serializable
 * argument, part of the key. Orders query the database instead.
 */
export const memoizeByCatalogueVersion = <Value, Argument = undefined>(
  compute: (db: Database, argument: Argument) => Promise<Value>,
) => {
  const entries = new WeakMap<Database, { version: number; made: Map<string, Promise<Value>> }>()

  const createEntry = (db: Database, version: number) => {
    const entry = { version, made: new Map<string, Promise<Value>>() }
    entries.set(db, entry)
    return entry
  }

  return async (
    db: Database,
    ...[argument]: Argument extends undefined ? [] : [Argument]
  ): Promise<Value> => {
    // Read before the catalogue: a concurrent change leads to a second computation, never to a
    // stale value.
    const version = await catalogueVersion(db).catch((error) => {
      const cached = entries.get(db)
      // During a database outage cached values count as current.
      if (cached && isDatabaseUnavailable(error)) return cached.version
      throw error
    })
    const cached = entries.get(db)
    const { made: values } = cached?.version === version ? cached : createEntry(db, version)
    const key = argument === undefined ? '' : JSON.stringify(argument)
    const found = values.get(key)
    if (found) return found
    const computing = compute(db, argument as Argument)
    values.set(key, computing)
    computing.catch(() => values.delete(key))
    return computing
  }
}
