import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { claimJob, enqueueJob, finishJob, type Job, retryDelay, scheduleRetry } from './outbox.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)

describe.each(databases)('the outbox on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
  })

  const claimed = async (now: Date): Promise<Job> => {
    const job = await claimJob(db, now)
    if (!job) throw new Error('nothing to claim')
    return job
  }

  const onlyRow = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

  test('returns the body as enqueued', async () => {
    const body = { order: 'a', to: ['ada@example.ch'] }
    await enqueueJob(db, 'order-mail', body, noon)
    expect(await claimJob(db, noon)).toEqual({
      id: expect.any(String),
      kind: 'order-mail',
      body,
      tries: 1,
    })
  })

  test('drops jobs of a transaction that is rolled back', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      await enqueueJob(trx, 'order-mail', {}, noon)
      throw new Error('refused')
    })
    await expect(attempt).rejects.toThrow('refused')
    expect(await claimJob(db, noon)).toBeUndefined()
  })

  test('claims the job due longest and none before it is due', async () => {
    for (const at of [20, 0, 10]) await enqueueJob(db, `at ${at}`, {}, later(at))
    const kinds = [
      await claimJob(db, later(15)),
      await claimJob(db, later(15)),
      await claimJob(db, later(15)),
    ]
    expect(kinds.map((job) => job?.kind)).toEqual(['at 0', 'at 10', undefined])
  })

  test('gives each job to one of several concurrent workers', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => index)
    await db.transaction().execute(async (trx) => {
      for (const body of bodies) await enqueueJob(trx, 'mail', body, noon)
    })
    const jobs = await Promise.all(bodies.map(() => claimed(noon)))
    expect(jobs.map(({ body }) => Number(body)).toSorted((a, b) => a - b)).toEqual(bodies)
    expect(await claimJob(db, noon)).toBeUndefined()
  })

  test('claims a job again a minute after its worker died', async () => {
    await enqueueJob(db, 'mail', {}, noon)
    const { id } = await claimed(noon)
    expect(await claimJob(db, later(59))).toBeUndefined()
    expect(await claimJob(db, later(60))).toMatchObject({ id, tries: 2 })
  })

  test('never claims a finished job again', async () => {
    await enqueueJob(db, 'mail', { to: 'ada@example.ch' }, noon)
    await finishJob(db, await claimed(noon), later(1))
    expect(await claimJob(db, later(1_000_000))).toBeUndefined()
    expect(await onlyRow()).toMatchObject({ done_at: later(1), claimed_until: null, body: {} })
  })

  test('claims a failed job again after its delay and stores the error', async () => {
    await enqueueJob(db, 'mail', {}, noon)
    await scheduleRetry(db, await claimed(noon), 'x'.repeat(5_000), noon)
    expect(await onlyRow()).toMatchObject({ due_at: later(10), last_error: 'x'.repeat(1_000) })
    expect(await claimJob(db, later(9))).toBeUndefined()
    await scheduleRetry(db, await claimed(later(10)), 'again', later(10))
    expect(await claimJob(db, later(39))).toBeUndefined()
    expect(await claimJob(db, later(40))).toMatchObject({ tries: 3 })
  })

  test('ignores a late failure of a job that another worker claimed', async () => {
    await enqueueJob(db, 'mail', {}, noon)
    const late = await claimed(noon)
    const again = await claimed(later(60))
    await scheduleRetry(db, late, 'too late', later(61))
    expect(await claimJob(db, later(90))).toBeUndefined()
    await finishJob(db, again, later(91))
    await scheduleRetry(db, again, 'after all', later(92))
    expect(await onlyRow()).toMatchObject({ done_at: later(91), last_error: null })
  })
})

describe('the delay of a retry', () => {
  const second = 1_000
  const minute = 60 * second
  const hour = 60 * minute

  const delays = [
    [1, 10 * second],
    [2, 30 * second],
    [3, 90 * second],
    [4, 4.5 * minute],
    [7, 2.025 * hour],
    [8, 6 * hour],
    [9, 6 * hour],
    [10_000, 6 * hour],
  ] as const

  test.each(delays)('delays a job after failure %i by %i ms', (tries, delay) => {
    expect(retryDelay(tries)).toBe(delay)
  })
})
