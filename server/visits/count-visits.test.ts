import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { countConversion, countView, writeVisits } from './count-visits.ts'

const noon = new Date('2026-11-21T12:00:00Z')
/** 23:30 UTC is the next day in Switzerland. */
const night = new Date('2026-11-21T23:30:00Z')

describe.each(databases)('counting visits on $name', ({ create }) => {
  let db: Database
  let other: Database
  beforeAll(async () => {
    const settings = await create()
    db = await openDatabase(settings)
    await migrate(db)
    other = await openDatabase(settings)
    return async () => {
      await closeDatabase(db)
      await closeDatabase(other)
    }
  })
  beforeEach(async () => {
    await db.deleteFrom('page_view').execute()
    await db.deleteFrom('conversion').execute()
  })

  const views = () =>
    db.selectFrom('page_view').selectAll().orderBy('day').orderBy('page').execute()
  const conversions = () => db.selectFrom('conversion').selectAll().execute()

  test('counts by day, page and language', async () => {
    countView(db, 'home', 'de', noon)
    countView(db, 'home', 'de', noon)
    countView(db, 'contact', 'de', noon)
    countView(db, 'home', 'de', night)
    await writeVisits(db)
    expect((await views()).map((row) => ({ ...row }))).toEqual([
      { day: '2026-11-21', page: 'contact', language: 'de', views: 1 },
      { day: '2026-11-21', page: 'home', language: 'de', views: 2 },
      { day: '2026-11-22', page: 'home', language: 'de', views: 1 },
    ])
  })

  test('writes each view once', async () => {
    countView(db, 'home', 'de', noon)
    await writeVisits(db)
    await writeVisits(db)
    expect(await views()).toMatchObject([{ views: 1 }])
  })

  test('sums additions to carts by number and value', async () => {
    countConversion(db, 1_250, noon)
    await writeVisits(db)
    countConversion(db, 350, noon)
    await writeVisits(db)
    expect(await conversions()).toMatchObject([{ day: '2026-11-21', additions: 2, value: 1_600 }])
  })

  test('sums the counts of two concurrent processes', async () => {
    const pages = ['home', 'contact', 'news', 'health'] as const
    for (const round of Array.from({ length: 10 }, (_, at) => at)) {
      for (const page of round % 2 ? pages : pages.toReversed()) {
        countView(db, page, 'fr', noon)
        countView(other, page, 'fr', noon)
      }
      await Promise.all([writeVisits(db), writeVisits(other)])
    }
    expect((await views()).map((row) => row.views)).toEqual([20, 20, 20, 20])
  })

  test('writes failed counts with the next write', async () => {
    countView(db, 'home', 'it', noon)
    countConversion(db, 100, noon)
    await db.schema.alterTable('page_view').renameTo('elsewhere').execute()
    await expect(writeVisits(db)).rejects.toThrow()
    countView(db, 'home', 'it', noon)
    await db.schema.alterTable('elsewhere').renameTo('page_view').execute()
    await writeVisits(db)
    expect(await views()).toMatchObject([{ views: 2 }])
    expect(await conversions()).toMatchObject([{ additions: 1, value: 100 }])
  })
})
