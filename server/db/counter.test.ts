import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from './client.ts'
import { nextNumber } from './counter.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

describe.each(databases)('numbers of a series on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const take = (name: string, first?: number) =>
    db.transaction().execute((trx) => nextNumber(trx, name, first))

  test('numbers of a series have neither gaps nor duplicates in concurrent transactions', async () => {
    const numbers = await Promise.all(upTo(100).map(() => take('order')))
    expect(inOrder(numbers)).toEqual(upTo(100))
  })

  test('numbers of a series are reused when their transaction fails', async () => {
    const attempts = upTo(30).map((attempt) =>
      db.transaction().execute(async (trx) => {
        const number = await nextNumber(trx, 'invoice')
        if (attempt % 3 === 0) throw new Error('refused')
        return number
      }),
    )
    const outcomes = await Promise.allSettled(attempts)
    const given = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    )
    expect(inOrder(given)).toEqual(upTo(20))
  })

  test('count each series separately', async () => {
    expect(await take('credit note')).toBe(1)
    expect(await take('delivery note')).toBe(1)
    expect(await take('credit note')).toBe(2)
  })

  test('continue another series from its first number, and never go back', async () => {
    expect(await take('series', 7)).toBe(7)
    expect(await take('series', 7)).toBe(8)
    expect(await take('series', 4_711)).toBe(4_711)
    expect(await take('series', 1)).toBe(4_712)
  })
})
