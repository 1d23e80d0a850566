import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { countHit, deleteExpiredHits, type Limit, refundHit } from './rate-limit.ts'

const start = new Date('2026-11-21T08:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

describe.each(databases)('rate limits on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  let sources = 0
  const limit = (most: number): Limit => {
    sources += 1
    return { kind: 'test', source: `source ${sources}`, maxHits: most }
  }
  const hit = (limits: readonly Limit[], seconds = 0) =>
    countHit({ db, log: silentLog }, limits, 60, later(seconds))

  it('accepts hits up to the limit, then returns the wait', async () => {
    const three = limit(3)
    const answers = []
    for (const second of [0, 10, 20, 30, 59.5, 60, 61]) answers.push(await hit([three], second))
    expect(answers).toEqual([
      undefined,
      undefined,
      undefined,
      { retryAfter: 30 },
      { retryAfter: 1 },
      undefined,
      undefined,
    ])
  })

  it('counts concurrent hits', async () => {
    const five = limit(5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => hit([five])))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(5)
  })

  it('applies several limits with separate sources', async () => {
    const [wide, narrow, other] = [limit(3), limit(1), limit(1)]
    expect(await hit([wide, narrow])).toBeUndefined()
    expect(await hit([wide, narrow])).toBeDefined()
    expect(await hit([wide, other])).toBeUndefined()
    expect(await hit([wide, limit(1)])).toBeDefined()
  })

  it('refunds hits, but not more than were counted', async () => {
    const [one, other] = [limit(1), limit(1)]
    await hit([one, other])
    await refundHit(db, [one, other])
    await refundHit(db, [one, other])
    expect(await hit([one])).toBeUndefined()
    expect(await hit([one])).toBeDefined()
  })

  it('treats a window in the future as expired after the clock was set back', async () => {
    const one = limit(1)
    const twoDays = 2 * 86_400
    await hit([one], twoDays)
    expect(await hit([one], twoDays)).toEqual({ retryAfter: 60 })
    expect(await hit([one], 0)).toBeUndefined()
    expect(await hit([one], 1)).toEqual({ retryAfter: 59 })
  })

  it('counts requests that arrive out of order', async () => {
    const one = limit(1)
    await hit([one], 90)
    expect(await hit([one], 0)).toEqual({ retryAfter: 60 })
    expect(await hit([one], 91)).toEqual({ retryAfter: 59 })
  })

  it('accepts any source and stores only its hash', async () => {
    for (const by of ['', '\0', "'; drop table rate_limit", 'ü'.repeat(10_000)]) {
      expect(await hit([{ kind: 'odd', source: by, maxHits: 1 }])).toBeUndefined()
      expect(await hit([{ kind: 'odd', source: by, maxHits: 1 }])).toBeDefined()
    }
    const keys = await db.selectFrom('rate_limit').select('key').execute()
    for (const { key } of keys) expect(key).toMatch(/^(test|odd):[\w-]{43}$/)
  })

  it('deletes old windows only', async () => {
    const [old, recent] = [limit(1), limit(1)]
    await hit([old], 1_000)
    await hit([recent], 1_030)
    await deleteExpiredHits(db, later(1_010))
    expect(await hit([old], 1_031)).toBeUndefined()
    expect(await hit([recent], 1_031)).toBeDefined()
  })
})
