import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import { openSqlite } from './sqlite-connection.ts'
import { createWriter, type WriterOptions } from './sqlite-writer.ts'

/** What one transaction has come to; `failure` spoils it. */
type Turn = { failure: unknown; newSchema: boolean }

const newTurn = (): Turn => ({ failure: undefined, newSchema: false })

const reads = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

const changesSchema = ({ sql }: CompiledQuery) => /^\s*(create|alter|drop)\b/i.test(sql)

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * One connection writes, one reads (WAL), so that reads never wait for an open transaction.
 * As on PostgreSQL, a failed statement spoils its transaction: only a rollback is left.
 */
export const createSqliteDriver = (file: string, options?: WriterOptions): Driver => {
  const writing = openSqlite(file)
  const reading = openSqlite(file, { readOnly: true })
  const writer = createWriter(writing, options)
  const turns = new WeakMap<DatabaseConnection, Turn>()

  const runInTurn = (query: CompiledQuery, turn: Turn) => {
    if (turn.failure) throw new Error('The transaction is aborted by an earlier failure')
    try {
      return writing.run(query)
    } catch (error) {
      turn.failure = error
      throw error
    } finally {
      if (changesSchema(query)) {
        turn.newSchema = true
        writing.forget()
      }
    }
  }

  const rollback = (turn: Turn) => {
    writer.rollback(turn.failure)
    if (turn.newSchema) writing.forget()
  }

  const commit = async (turn: Turn) => {
    if (turn.failure) {
      rollback(turn)
      throw new AbortedTransactionError()
    }
    await writer.commit()
    if (turn.newSchema) reading.forget()
  }

  const writeAlone = async (query: CompiledQuery) => {
    await writer.begin()
    const turn = newTurn()
    let answer: ReturnType<typeof runInTurn>
    try {
      answer = runInTurn(query, turn)
    } catch (error) {
      rollback(turn)
      throw error
    }
    await commit(turn)
    return answer
  }

  const run = (query: CompiledQuery, turn: Turn | undefined) => {
    if (turn) return runInTurn(query, turn)
    return reads(query) ? reading.run(query) : writeAlone(query)
  }

  const createLease = (): DatabaseConnection => {
    const lease: DatabaseConnection = {
      // Kysely alone knows the type of a row.
      executeQuery: async <Row>(query: CompiledQuery) =>
        (await run(query, turns.get(lease))) as QueryResult<Row>,
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
      turns.set(lease, newTurn())
    },
    async commitTransaction(lease) {
      const turn = turns.get(lease)
      turns.delete(lease)
      if (turn) await commit(turn)
    },
    async rollbackTransaction(lease) {
      // Kysely rolls back after a failed commit too; by then the turn is another's.
      const turn = turns.get(lease)
      turns.delete(lease)
      if (turn) rollback(turn)
    },
    async savepoint(_lease, name) {
      writing.execute(`savepoint ${quoted(name)}`)
    },
    async rollbackToSavepoint(lease, name) {
      writing.execute(`rollback to ${quoted(name)}`)
      const turn = turns.get(lease)
      if (turn) turn.failure = undefined
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
