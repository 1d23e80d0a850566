import { setTimeout as delay } from 'node:timers/promises'
import { databaseWaitSeconds } from '../metrics.ts'
import { busyCode, isBusy } from './database-error.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

export type WriterOptions = {
  /** Maximum number of transactions in one commit. */
  groupSize?: number
  /** How long a transaction waits for the write lock, in milliseconds. */
  timeoutMs?: number
}

/**
 * Serializes transactions on the only writing connection of SQLite. Each runs in its own
 * savepoint. Waiting transactions join the open one, so that a group costs one fsync. `commit`
 * resolves once the group is durable.
 */
export const createWriter = (
  connection: SqliteConnection,
  { groupSize = 64, timeoutMs = 5_000 }: WriterOptions = {},
) => {
  const waiting: (() => void)[] = []
  let isLocked = false
  const group: PromiseWithResolvers<void>[] = []

  const acquireLock = (): Promise<void> => {
    if (!isLocked) {
      isLocked = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(
          // Reported as busy: usually another process locks the file.
          Object.assign(
            new Error(`No write lock in ${timeoutMs} ms: a write through db inside a transaction?`),
            { errcode: busyCode },
          ),
        )
      }, timeoutMs)
      waiting.push(start)
    })
  }

  /** Retries without blocking the event loop, as the engine's busy timeout would. */
  const openTransaction = async () => {
    const deadline = Date.now() + timeoutMs
    while (!connection.isInTransaction()) {
      try {
        connection.execute('begin immediate')
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error
        await delay(5)
      }
    }
  }

  const releaseLock = () => {
    const next = waiting.shift()
    if (next) next()
    else isLocked = false
  }

  /** The engine ended the transaction (disk full, I/O error): no member of the group is durable. */
  const abandonGroup = (error: unknown) => {
    if (connection.isInTransaction()) connection.execute('rollback')
    for (const member of group.splice(0)) member.reject(error)
    releaseLock()
  }

  const commitGroup = () => {
    if (waiting.length > 0 && group.length < groupSize) return releaseLock()
    try {
      connection.execute('commit')
    } catch (error) {
      return abandonGroup(error)
    }
    for (const member of group.splice(0)) member.resolve()
    releaseLock()
  }

  /**
   * Lets pending I/O callbacks add transactions to the group first, which is cheaper than another
   * fsync.
   */
  const scheduleCommit = () => (group.length > 0 ? void setImmediate(commitGroup) : commitGroup())

  return {
    async begin() {
      await acquireLock().finally(databaseWaitSeconds.startTimer())
      try {
        await openTransaction()
        connection.execute('savepoint turn')
      } catch (error) {
        abandonGroup(error)
        throw error
      }
    },

    async commit() {
      try {
        connection.execute('release turn')
      } catch (error) {
        abandonGroup(error)
        throw error
      }
      const durable = Promise.withResolvers<void>()
      group.push(durable)
      scheduleCommit()
      await durable.promise
    },

    /**
     * `cause`: the error. A full disk rolls back the whole transaction with all members of the
     * group.
     */
    rollback(cause: unknown) {
      if (!connection.isInTransaction())
        return abandonGroup(cause ?? new Error('SQLite has rolled back the transaction'))
      try {
        connection.execute('rollback to turn')
        connection.execute('release turn')
      } catch (error) {
        return abandonGroup(error)
      }
      scheduleCommit()
    },
  }
}
