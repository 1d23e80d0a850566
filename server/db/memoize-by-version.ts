import { LRUCache } from 'lru-cache'
import type { Database } from './client.ts'
import { type DataCounter, dataVersions } from './data-version.ts'
import { isDatabaseUnavailable } from './database-error.ts'

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
