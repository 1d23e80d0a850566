import type { CompiledQuery, DatabaseConnection, QueryExecutor } from 'kysely'
import type { Database } from '../server/db/client.ts'

/** As a connection that the database server has closed. */
const lostConnection = () =>
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' as const })

type Executor = { -readonly [Name in keyof QueryExecutor]: QueryExecutor[Name] }

/**
 * From now on every statement that names one of the tables fails like a lost connection, also in
 * transactions. `count` says how often; `end` repairs the database.
 */
export const failQueriesOn = (db: Database, tables: readonly string[]) => {
  const executor = db.getExecutor() as Executor
  const provide = executor.provideConnection.bind(executor)
  const names = new RegExp(`"(${tables.join('|')})"`)
  let failed = 0
  executor.provideConnection = (consume) =>
    provide((connection: DatabaseConnection) => {
      const execute = connection.executeQuery
      connection.executeQuery = async <Row>(query: CompiledQuery) => {
        if (!names.test(query.sql))
          return execute.call<typeof connection, [typeof query], ReturnType<typeof execute<Row>>>(
            connection,
            query,
          )
        failed += 1
        throw lostConnection()
      }
      return consume(connection).finally(() => {
        connection.executeQuery = execute
      })
    })
  return {
    count: () => failed,
    end: () => {
      executor.provideConnection = provide
    },
  }
}
