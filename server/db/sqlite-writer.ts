import { setTimeout as delay } from 'node:timers/promises'
import { busyCode, isBusy } from './database-error.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

export type WriterOptions = {
  /** Transactions that may share one commit. */
  groupSize?: number
  /** How long a transaction waits for its turn, in milliseconds. */
  patience?: number
}

/**
 * The turns on SQLite's one writing connection. Transactions run one after another, each in a savepoint
 * of its own; those that wait join the open transaction, so that a whole group costs one fsync.
 * `commit` resolves when the group is on the disk.
 */
export const createWriter = (
  connection: SqliteConnection,
  { groupSize = 64, patience = 5_000 }: WriterOptions = {},
) => {
  const waiting: (() => void)[] = []
  let taken = false
  const group: PromiseWithResolvers<void>[] = []

  const takeTurn = (): Promise<void> => {
    if (!taken) {
      taken = true
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
          // Counts as busy: mostly another process holds the file and others wait in front.
          Object.assign(
            new Error(`No write lock in ${patience} ms: a write through db inside a transaction?`),
            { errcode: busyCode },
          ),
        )
      }, patience)
      waiting.push(start)
    })
  }

  /** Waits for another process without stopping this one, as the engine's own waiting would. */
  const openTransaction = async () => {
    const deadline = Date.now() + patience
    while (!connection.isInTransaction()) {
      try {
        connection.execute('begin immediate')
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error
        await delay(5)
      }
    }
  }

  const passTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else taken = false
  }

  /** The engine has lost the transaction (disk full, I/O error): nothing of the group is durable. */
  const abandonGroup = (error: unknown) => {
    if (connection.isInTransaction()) connection.execute('rollback')
    for (const member of group.splice(0)) member.reject(error)
    passTurn()
  }

  const commitGroup = () => {
    if (waiting.length > 0 && group.length < groupSize) return passTurn()
    try {
      connection.execute('commit')
    } catch (error) {
      return abandonGroup(error)
    }
    for (const member of group.splice(0)) member.resolve()
    passTurn()
  }

  /** Those who are about to ask may join: a look at what has arrived costs less than an fsync. */
  const endTurn = () => (group.length > 0 ? void setImmediate(commitGroup) : commitGroup())

  return {
    async begin() {
      await takeTurn()
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
      endTurn()
      await durable.promise
    },

    /** `cause` is what has failed: a full disk ends the whole transaction, with all of the group. */
    rollback(cause: unknown) {
      if (!connection.isInTransaction())
        return abandonGroup(cause ?? new Error('SQLite has ended the transaction'))
      try {
        connection.execute('rollback to turn')
        connection.execute('release turn')
      } catch (error) {
        return abandonGroup(error)
      }
      endTurn()
    },
  }
}
