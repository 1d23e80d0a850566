import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import {
  countFailedSearch,
  deleteOldFailedSearches,
  writeFailedSearches,
} from './count-failed-searches.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe.each(databases)('counting failed searches on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('failed_search').execute()
  })

  const count = (text: string) => countFailedSearch(db, { text, language: 'de', now })
  const stored = async () =>
    (await db.selectFrom('failed_search').selectAll().orderBy('query').execute()).map((row) => ({
      ...row,
    }))

  test('sums equal texts of a day, without case and accents', async () => {
    count('Zaubertrank')
    count(' zaubertränk. ')
    await writeFailedSearches(db)
    count('Zaubertrank')
    await writeFailedSearches(db)
    await writeFailedSearches(db)
    expect(await stored()).toEqual([
      { day: '2026-11-21', language: 'de', query: 'zaubertrank', searches: 3 },
    ])
  })

  test.each([
    'anna.muster@example.ch',
    '+41 79 555 12 34',
    'GLN 7601000123456',
    'ein Satz über mich und andere',
    'x'.repeat(50),
    'a',
    '🌿',
  ])('does not store %j', async (text) => {
    count(text)
    await writeFailedSearches(db)
    expect(await stored()).toEqual([])
  })

  test('stores a limited number of texts per write', async () => {
    for (let at = 0; at < 500; at += 1) count(`text ${at}`)
    await writeFailedSearches(db)
    expect((await stored()).length).toBe(100)
  })

  test('keeps counts that cannot be written', async () => {
    count('Zaubertrank')
    await db.schema.alterTable('failed_search').renameTo('elsewhere').execute()
    await expect(writeFailedSearches(db)).rejects.toThrow()
    await db.schema.alterTable('elsewhere').renameTo('failed_search').execute()
    await writeFailedSearches(db)
    expect(await stored()).toMatchObject([{ searches: 1 }])
  })

  test('deletes those of earlier days', async () => {
    count('Zaubertrank')
    await writeFailedSearches(db)
    await deleteOldFailedSearches(db, now)
    expect(await stored()).toHaveLength(1)
    await deleteOldFailedSearches(db, new Date('2026-11-22T12:00:00Z'))
    expect(await stored()).toEqual([])
  })
})
