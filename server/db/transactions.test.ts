import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from './client.ts'
import { isUniqueViolation } from './database-error.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe.each(databases)('transactions on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('secret').execute()
  })

  const add = (name: string, on: Database = db) =>
    on.insertInto('secret').values({ name, value: '' }).execute()

  const names = async (on: Database = db) => {
    const rows = await on.selectFrom('secret').select('name').orderBy('name').execute()
    return rows.map((row) => row.name)
  }

  test('rolls back the writes of a failed transaction', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      await add('lost', trx)
      expect(await names(trx)).toEqual(['lost'])
      throw new Error('changed our mind')
    })
    await expect(attempt).rejects.toThrow('changed our mind')
    expect(await names()).toEqual([])
  })

  test('reads without waiting for an open transaction or seeing its writes', async () => {
    await add('before')
    await db.transaction().execute(async (trx) => {
      await add('inside', trx)
      expect(await names()).toEqual(['before'])
    })
    expect(await names()).toEqual(['before', 'inside'])
  })

  test('a failed statement aborts its transaction', async () => {
    await add('taken')
    const attempt = db.transaction().execute(async (trx) => {
      await add('lost', trx)
      await add('taken', trx).catch((error: unknown) => expect(isUniqueViolation(error)).toBe(true))
      await add('also lost', trx)
    })
    await expect(attempt).rejects.toThrow('abort')
    expect(await names()).toEqual(['taken'])
  })

  test('an aborted transaction cannot commit, even without further statements', async () => {
    await add('taken')
    const attempt = db.transaction().execute(async (trx) => {
      await add('lost', trx)
      await add('taken', trx).catch(() => {})
    })
    await expect(attempt).rejects.toThrow('rolled back')
    expect(await names()).toEqual(['taken'])
  })

  test('a savepoint rolls back a part, including a failure', async () => {
    await add('taken')
    const trx = await db.startTransaction().execute()
    await add('kept', trx)
    const inner = await trx.savepoint('attempt').execute()
    await add('lost', inner)
    await expect(add('taken', inner)).rejects.toThrow()
    await inner.rollbackToSavepoint('attempt').execute()
    await add('after', trx)
    await trx.commit().execute()
    expect(await names()).toEqual(['after', 'kept', 'taken'])
  })

  test('concurrent transactions and single statements lose no update', async () => {
    await db.insertInto('rate_limit').values({ key: 'k', window_start: 0, hits: 0 }).execute()
    const raise = (on: Database) =>
      on
        .updateTable('rate_limit')
        .set((eb) => ({ hits: eb('hits', '+', 1) }))
        .execute()
    const refuse = async () => {
      throw new Error('refused')
    }
    const outcomes = await Promise.allSettled(
      upTo(90).map((turn) => {
        if (turn % 3 === 0) return raise(db)
        return db.transaction().execute(async (trx) => {
          await raise(trx)
          if (turn % 3 === 1) await refuse()
        })
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(30)
    const { hits } = await db.selectFrom('rate_limit').select('hits').executeTakeFirstOrThrow()
    expect(hits).toBe(60)
  })
})
