import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { countOrder } from './order-rate.ts'

const rate = { atOnce: 100, perMinute: 60 }
const now = new Date('2026-11-21T08:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

describe.each(databases)('the order rate on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const place = async (account: string, count: number, at: Date) => {
    const outcomes = await Promise.all(
      Array.from({ length: count }, () => countOrder(db, account, rate, at)),
    )
    return { placed: outcomes.filter((one) => !one).length, waits: outcomes.filter((one) => !!one) }
  }

  test('accepts 100 orders in a burst, then one per second', async () => {
    expect(await place('ada', 120, now)).toEqual({
      placed: 100,
      waits: Array.from({ length: 20 }, () => ({ retryAfter: 1 })),
    })
    expect((await place('ada', 5, later(0.5))).placed).toBe(0)
    expect((await place('ada', 5, later(1))).placed).toBe(1)
    expect((await place('ada', 90, later(61))).placed).toBe(60)
    expect((await place('ada', 120, later(10_000))).placed).toBe(100)
  })

  test('counts each account separately', async () => {
    await place('eva', 100, now)
    expect((await place('eva', 1, now)).placed).toBe(0)
    expect((await place('ida', 1, now)).placed).toBe(1)
  })

  test('accepts orders after the clock was set back', async () => {
    await place('uma', 100, later(86_400))
    expect((await place('uma', 120, now)).placed).toBe(100)
  })

  test('does not count an order that was rolled back', async () => {
    await place('zoe', 99, now)
    const failing = db.transaction().execute(async (trx) => {
      await countOrder(trx, 'zoe', rate, now)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await place('zoe', 2, now)).placed).toBe(1)
  })
})
