import type { Transaction } from 'kysely'
import type { Database } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { isDatabaseUnavailable } from '../db/database-error.ts'
import type { Schema } from '../db/schema.ts'

/** Counts the changes of remedies and products; kept with the running numbers. */
const counter = 'catalogue'

/** How long a process may go on with what it knows before it asks the database; in milliseconds. */
const versionTtlMs = 50

type VersionCheck = { version: Promise<number>; until: number; known?: number }

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

/** The number of changes so far. Asks the database at most every 50 ms, however many ask at once. */
export const catalogueVersion = (db: Database): Promise<number> => {
  const last = freshVersionOf(db)
  if (last) return last.version
  const asked: VersionCheck = { version: readVersion(db), until: performance.now() + versionTtlMs }
  versionChecks.set(db, asked)
  asked.version.then(
    (version) => {
      asked.known = version
    },
    () => versionChecks.delete(db),
  )
  return asked.version
}

/** The same without waiting; undefined when the database has to be asked. */
export const knownCatalogueVersion = (db: Database): number | undefined => freshVersionOf(db)?.known

/** The next question goes to the database, however soon. */
export const invalidateCatalogueVersion = (db: Database) => void versionChecks.delete(db)

/** Belongs into every transaction that changes remedies or products. */
export const countCatalogueChange = (trx: Transaction<Schema>) => nextNumber(trx, counter)

/**
 * Changes remedies or products: what this process keeps of them is made anew at the next question,
 * what other processes keep within 50 ms.
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
 * Keeps what is made from the catalogue until the catalogue changes; where it is made in several
 * ways, `way` says how, in plain values. Orders do not use it: they read the database itself.
 */
export const memoizeByCatalogueVersion = <Made, Way = undefined>(
  make: (db: Database, way: Way) => Promise<Made>,
) => {
  const kept = new WeakMap<Database, { version: number; made: Map<string, Promise<Made>> }>()

  const startAnew = (db: Database, version: number) => {
    const entry = { version, made: new Map<string, Promise<Made>>() }
    kept.set(db, entry)
    return entry
  }

  return async (db: Database, ...[way]: Way extends undefined ? [] : [Way]): Promise<Made> => {
    // Before the catalogue is read: what changes meanwhile is read again, never overlooked.
    const version = await catalogueVersion(db).catch((error) => {
      const cached = kept.get(db)
      // While the database is away, what is cached counts as current.
      if (cached && isDatabaseUnavailable(error)) return cached.version
      throw error
    })
    const known = kept.get(db)
    const { made } = known?.version === version ? known : startAnew(db, version)
    const key = way === undefined ? '' : JSON.stringify(way)
    const found = made.get(key)
    if (found) return found
    const making = make(db, way as Way)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}
