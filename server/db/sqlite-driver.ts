import { setImmediate as nextTurn } from 'node:timers/promises'
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

/**
 * Detects turns of the event loop that are occupied by one sequence of queries: promises alone let
 * no other request proceed. Returns a promise to await when the turn has lasted `maxMs`.
 */
const createTurnLimit = (maxMs: number) => {
  let startedAt: number | undefined
  const end = () => {
    startedAt = undefined
  }
  return (): Promise<void> | undefined => {
    const now = performance.now()
    if (startedAt === undefined) {
      startedAt = now
      setImmediate(end)
      return undefined
    }
    return now - startedAt < maxMs ? undefined : nextTurn()
  }
}

/** State of a transaction; `failure` aborts it. */
type TransactionState = { failure: unknown; newSchema: boolean }

/** How long queries may follow one another before other requests proceed, in milliseconds. */
const maxTurnMs = 25

const newState = (): TransactionState => ({ failure: undefined, newSchema: false })

const reads = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

const changesSchema = ({ sql }: CompiledQuery) => /^\s*(create|alter|drop)\b/i.test(sql)

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * One connection writes, one reads (WAL), so that reads never wait for a transaction. As in
 * PostgreSQL, a failed statement aborts its transaction: only a rollback is possible.
 */
export const createSqliteDriver = (file: string, options?: WriterOptions): Driver => {
  const writing = openSqlite(file)
  const reading = openSqlite(file, { readOnly: true })
  const writer = createWriter(writing, options)
  const states = new WeakMap<DatabaseConnection, TransactionState>()
  const turnLimit = createTurnLimit(maxTurnMs)

  const runInTransaction = (query: CompiledQuery, state: TransactionState) => {
    if (state.failure) throw new Error('The transaction is aborted by an earlier failure')
    try {
      return writing.run(query)
    } catch (error) {
      state.failure = error
      throw error
    } finally {
      if (changesSchema(query)) {
        state.newSchema = true
        writing.forget()
      }
    }
  }

  const rollback = (state: TransactionState) => {
    writer.rollback(state.failure)
    if (state.newSchema) writing.forget()
  }

  const commit = async (state: TransactionState) => {
    if (state.failure) {
      rollback(state)
      throw new AbortedTransactionError()
    }
    await writer.commit()
    if (state.newSchema) reading.forget()
  }

  const writeInOwnTransaction = async (query: CompiledQuery) => {
    await writer.begin()
    const state = newState()
    let answer: ReturnType<typeof runInTransaction>
    try {
      answer = runInTransaction(query, state)
    } catch (error) {
      rollback(state)
      throw error
    }
    await commit(state)
    return answer
  }

  const run = (query: CompiledQuery, state: TransactionState | undefined) => {
    if (state) return runInTransaction(query, state)
    return reads(query) ? reading.run(query) : writeInOwnTransaction(query)
  }

  const createConnection = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      // Only Kysely knows the row type.
      executeQuery: async <Row>(query: CompiledQuery) => {
        const nextTurn = turnLimit()
        if (nextTurn) await nextTurn
        return (await run(query, states.get(connection))) as QueryResult<Row>
      },
      // biome-ignore lint/correctness/useYield: streaming is not supported, so there is nothing to yield
      async *streamQuery() {
        throw new Error('Streaming is not supported: use limit and offset')
      },
    }
    return connection
  }

  return {
    init: async () => {},
    acquireConnection: async () => createConnection(),
    releaseConnection: async () => {},
    async beginTransaction(connection) {
      await writer.begin()
      states.set(connection, newState())
    },
    async commitTransaction(connection) {
      const state = states.get(connection)
      states.delete(connection)
      if (state) await commit(state)
    },
    async rollbackTransaction(connection) {
      // Kysely also rolls back after a failed commit, when the state is already deleted.
      const state = states.get(connection)
      states.delete(connection)
      if (state) rollback(state)
    },
    async savepoint(_lease, name) {
      writing.execute(`savepoint ${quoted(name)}`)
    },
    async rollbackToSavepoint(connection, name) {
      writing.execute(`rollback to ${quoted(name)}`)
      const state = states.get(connection)
      if (state) state.failure = undefined
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
