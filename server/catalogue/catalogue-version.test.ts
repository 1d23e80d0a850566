import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { json } from '../db/json.ts'
import { migrate } from '../db/migrate.ts'
import { changeCatalogue } from './catalogue-version.fixtures.ts'
import { memoizeByCatalogueVersion } from './catalogue-version.ts'

const price = { slug: 'single', kind: 'price', name: 'Single', vat_class: 'reduced' } as const

describe.each(databases)('values memoized by catalogue version on $name', ({ create }) => {
  let db: Database
  /** Another process on the same database. */
  let other: Database
  beforeAll(async () => {
    const settings = await create()
    db = await openDatabase(settings)
    await migrate(db)
    other = await openDatabase(settings)
    const more = { position: 0, categories: json([]), record: json({}) }
    await db
      .insertInto('product')
      .values({ id: 1, price: 100, ...price, ...more })
      .execute()
  })
  afterAll(async () => {
    await closeDatabase(db)
    await closeDatabase(other)
  })

  let made = 0
  const priceIn = memoizeByCatalogueVersion(async (database) => {
    made += 1
    const row = await database.selectFrom('product').select('price').executeTakeFirstOrThrow()
    return row.price
  })
  const setPrice = (value: number) =>
    changeCatalogue(db, (trx) => trx.updateTable('product').set({ price: value }).execute())

  test('values memoized by catalogue version are computed once for concurrent calls', async () => {
    expect(await Promise.all([1, 2, 3].map(() => priceIn(db)))).toEqual([100, 100, 100])
    await wait(60)
    expect(await priceIn(db)).toBe(100)
    expect(made).toBe(1)
  })

  test('values memoized by catalogue version are computed again immediately in the process of a change, soon in others', async () => {
    expect(await priceIn(other)).toBe(100)
    await setPrice(200)
    expect(await priceIn(db)).toBe(200)
    await wait(60)
    expect(await priceIn(other)).toBe(200)
  })

  test('stay when a change is rolled back', async () => {
    const before = made
    const failing = changeCatalogue(db, async (trx) => {
      await trx.updateTable('product').set({ price: 300 }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await wait(60)
    expect(await priceIn(db)).toBe(200)
    expect(made).toBe(before)
  })

  test('values memoized by catalogue version are computed once per argument', async () => {
    let makings = 0
    const inWays = memoizeByCatalogueVersion(async (_: Database, { of }: { of: string }) => {
      makings += 1
      return `${makings} ${of}`
    })
    const asked = ['a', 'b', 'a', 'b'].map((of) => inWays(db, { of }))
    expect(await Promise.all(asked)).toEqual(['1 a', '2 b', '1 a', '2 b'])
  })

  test('values memoized by catalogue version are computed again after a failure', async () => {
    let tries = 0
    const flaky = memoizeByCatalogueVersion(async () => {
      tries += 1
      if (tries === 1) throw new Error('outage')
      return tries
    })
    await expect(flaky(db)).rejects.toThrow('outage')
    expect(await flaky(db)).toBe(2)
  })
})
