import { beforeAll, describe, expect, test, vi } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from './client.ts'
import { compileOnce } from './compile-once.ts'

describe.each(databases)('compileOnce on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  type Limit = { key: string; window_start: number; hits: number }

  test('builds a query once per length of its lists', async () => {
    const build = vi.fn((db: Database, { rows }: { rows: readonly Limit[] }) =>
      db.insertInto('rate_limit').values(rows).returning(['key', 'hits']),
    )
    const insert = compileOnce(build)
    const limit = (key: string, hits: number) => ({ key, window_start: 1, hits })
    expect(await insert(db, { rows: [limit('a', 1)] })).toEqual([{ key: 'a', hits: 1 }])
    expect(await insert(db, { rows: [limit('b', 2)] })).toEqual([{ key: 'b', hits: 2 }])
    expect(build).toHaveBeenCalledTimes(1)
    expect(await insert(db, { rows: [limit('c', 3), limit('d', 4)] })).toEqual([
      { key: 'c', hits: 3 },
      { key: 'd', hits: 4 },
    ])
    expect(build).toHaveBeenCalledTimes(2)
  })

  test('binds the values of each call, also when calls are concurrent', async () => {
    const find = compileOnce((db, { keys, most }: { keys: readonly string[]; most: number }) =>
      db
        .selectFrom('rate_limit')
        .select('key')
        .where('key', 'in', keys)
        .where('hits', '<=', most)
        .orderBy('key'),
    )
    const answers = await Promise.all([
      find(db, { keys: ['a', 'b'], most: 1 }),
      find(db, { keys: ['c', 'd'], most: 4 }),
      find(db, { keys: ['a', 'b', 'c'], most: 9 }),
    ])
    expect(answers.map((rows) => rows.map(({ key }) => key))).toEqual([
      ['a'],
      ['c', 'd'],
      ['a', 'b', 'c'],
    ])
  })

  test('runs in a transaction, and rolls back with it', async () => {
    const insert = compileOnce((db, row: { key: string }) =>
      db.insertInto('rate_limit').values({ ...row, window_start: 1, hits: 1 }),
    )
    const failing = db.transaction().execute(async (trx) => {
      await insert(trx, { key: 'e' })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    const rows = await db.selectFrom('rate_limit').select('key').where('key', '=', 'e').execute()
    expect(rows).toEqual([])
  })
})
