import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { openSqlite } from './sqlite-connection.ts'
import { createWriter, type WriterOptions } from './sqlite-writer.ts'

const reads = (query: CompiledQuery) =>
  SelectQueryNode.is(query.query) || /^\s*select\b/i.test(query.sql)

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Several leases share the two connections, and a migration is all or nothing. */
class WalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * One connection writes, one reads (WAL), so that reads never wait for an open transaction.
 * As on PostgreSQL, a failed statement spoils its transaction: only a rollback is left.
 */
const createDriver = (file: string, options?: WriterOptions): Driver => {
  const writing = openSqlite(file)
  const reading = openSqlite(file, { readOnly: true })
  const writer = createWriter(writing, options)
  const transactions = new WeakMap<DatabaseConnection, { spoiled: boolean }>()

  const runInTransaction = (query: CompiledQuery, transaction: { spoiled: boolean }) => {
    if (transaction.spoiled) throw new AbortedTransactionError()
    try {
      return writing.run(query)
    } catch (error) {
      transaction.spoiled = true
      throw error
    }
  }

  const runAlone = async (query: CompiledQuery) => {
    if (reads(query)) return reading.run(query)
    await writer.begin()
    let answer: ReturnType<typeof writing.run>
    try {
      answer = writing.run(query)
    } catch (error) {
      writer.rollback()
      throw error
    }
    await writer.commit()
    return answer
  }

  const createLease = (): DatabaseConnection => {
    const lease: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        const transaction = transactions.get(lease)
        const answer = transaction ? runInTransaction(query, transaction) : await runAlone(query)
        // Kysely alone knows the type of a row.
        return answer as QueryResult<Row>
      },
      // biome-ignore lint/correctness/useYield: an open cursor would hold the reader at one moment.
      async *streamQuery() {
        throw new Error('Streaming is not offered: read in pages')
      },
    }
    return lease
  }

  return {
    init: async () => {},
    acquireConnection: async () => createLease(),
    releaseConnection: async () => {},
    async beginTransaction(lease) {
      await writer.begin()
      transactions.set(lease, { spoiled: false })
    },
    async commitTransaction(lease) {
      const spoiled = transactions.get(lease)?.spoiled
      transactions.delete(lease)
      if (!spoiled) return writer.commit()
      writer.rollback()
      throw new AbortedTransactionError()
    },
    async rollbackTransaction(lease) {
      // Kysely rolls back after a failed commit too; by then the turn is another's.
      if (transactions.delete(lease)) writer.rollback()
    },
    async savepoint(_lease, name) {
      writing.execute(`savepoint ${quoted(name)}`)
    },
    async rollbackToSavepoint(lease, name) {
      writing.execute(`rollback to ${quoted(name)}`)
      transactions.set(lease, { spoiled: false })
    },
    async releaseSavepoint(_lease, name) {
      writing.execute(`release ${quoted(name)}`)
    },
    async destroy() {
      reading.close()
      writing.close()
    },
  }
}

/** SQLite in one file for one server process, by node:sqlite. */
export const createSqliteDialect = (file: string, options?: WriterOptions): Dialect => ({
  createDriver: () => createDriver(file, options),
  createAdapter: () => new WalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
