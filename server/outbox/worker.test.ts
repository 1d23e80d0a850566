import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { enqueueJob } from './outbox.ts'
import { permanentFailure } from './permanent-failure.ts'
import { type Handlers, startWorker, startWorkers, type Worker } from './worker.ts'

const noon = new Date('2026-03-01T12:00:00Z')

/** A poll interval longer than the test timeout, in milliseconds. */
const never = 60_000

describe.each(databases)('the outbox worker on $name', ({ create }) => {
  let settings: DatabaseSettings
  let db: Database
  let clock: Date
  let log: Record<'warn' | 'error', ReturnType<typeof vi.fn<(facts: object, text: string) => void>>>
  const workers: Worker[] = []

  beforeAll(async () => {
    settings = await create()
    db = await openDatabase(settings)
    await migrate(db)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    clock = noon
    log = { warn: vi.fn(), error: vi.fn() }
    await db.deleteFrom('outbox').execute()
  })
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

  const start = (handlers: Handlers, { on = db, pollEvery = never } = {}) => {
    const worker = startWorker(on, handlers, { now: () => clock, log, pollEvery })
    workers.push(worker)
    return worker
  }

  const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()

  const untilNoneIsLeft = () =>
    vi.waitFor(async () => expect((await rows()).every((row) => row.done_at)).toBe(true), 20_000)

  test('runs pending jobs at its start', async () => {
    const done: unknown[] = []
    await enqueueJob(db, 'mail', { to: 'ada@example.ch' }, noon)
    start({ mail: async (body) => void done.push(body) })
    await untilNoneIsLeft()
    expect(done).toEqual([{ to: 'ada@example.ch' }])
  })

  test('runs a job immediately when woken', async () => {
    const worker = start({ mail: async () => {} })
    await enqueueJob(db, 'mail', {}, noon)
    worker.wake()
    await untilNoneIsLeft()
  })

  test('finds the jobs of other processes by polling', async () => {
    start({ mail: async () => {} }, { pollEvery: 10 })
    await enqueueJob(db, 'mail', {}, noon)
    await untilNoneIsLeft()
  })

  test('runs each job once with two workers', async () => {
    const done: number[] = []
    const handlers = { count: async (body: unknown) => void done.push(Number(body)) }
    await using other = await openDatabase(settings)
    const bodies = Array.from({ length: 30 }, (_, index) => index)
    await db.transaction().execute(async (trx) => {
      for (const body of bodies) await enqueueJob(trx, 'count', body, noon)
    })
    const pair = [start(handlers), start(handlers, { on: other })]
    await untilNoneIsLeft()
    await Promise.all(pair.map((worker) => worker.stop()))
    expect(done.toSorted((a, b) => a - b)).toEqual(bodies)
  })

  test('retries a failed job and runs the next one in between', async () => {
    const seen: string[] = []
    let broken = true
    const worker = start({
      mail: async () => {
        seen.push('mail')
        if (broken) throw new Error('no route to the mail server')
      },
      invoice: async () => void seen.push('invoice'),
    })
    await enqueueJob(db, 'mail', {}, noon)
    await enqueueJob(db, 'invoice', {}, noon)
    worker.wake()
    await vi.waitFor(() => expect(seen).toEqual(['mail', 'invoice']))
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ last_error: 'no route to the mail server' }, {}]),
    )
    expect(log.error).toHaveBeenCalledOnce()
    broken = false
    clock = new Date(noon.getTime() + 10_000)
    worker.wake()
    await untilNoneIsLeft()
    expect(seen).toEqual(['mail', 'invoice', 'mail'])
  })

  test.each(['fax', 'constructor'])(
    'keeps jobs of the unknown kind "%s" for later and logs them',
    async (kind) => {
      await enqueueJob(db, kind, {}, noon)
      start({ mail: async () => {} })
      await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce())
      await vi.waitFor(async () =>
        expect(await rows()).toMatchObject([{ done_at: null, last_error: 'unknown kind' }]),
      )
    },
  )

  test.each([
    [
      'gives up a permanent error after eight attempts',
      permanentFailure(new Error('550 unknown')),
      8,
    ],
    ['never gives up a temporary error', new Error('421 later'), 12],
  ])('repeats a failed job as its error requires: %s', async (_, error, tried) => {
    await enqueueJob(db, 'mail', { orderId: 'a' }, noon)
    let calls = 0
    const mail = async () => {
      calls += 1
      if (calls <= 12) throw error
    }
    // Each call of the clock adds six hours, so that a postponed job is due at the next.
    const sixHours = 6 * 3_600_000
    const now = () => {
      clock = new Date(clock.getTime() + sixHours)
      return clock
    }
    workers.push(startWorker(db, { mail }, { now, log, pollEvery: 5 }))
    await untilNoneIsLeft()
    const isGivenUp = tried === 8
    expect(calls).toBe(isGivenUp ? 8 : 13)
    expect(log.error).toHaveBeenCalledTimes(tried)
    expect(await rows()).toMatchObject([
      isGivenUp
        ? { last_error: '550 unknown', body: { orderId: 'a' } }
        : { last_error: null, body: {} },
    ])
  })

  test('finishes the running job before it stops and starts no other', async () => {
    const steps: string[] = []
    const hand = Promise.withResolvers<void>()
    await enqueueJob(db, 'slow', {}, noon)
    await enqueueJob(db, 'slow', {}, noon)
    const worker = start({
      slow: async () => {
        steps.push('begun')
        await hand.promise
        steps.push('done')
      },
    })
    await vi.waitFor(() => expect(steps).toEqual(['begun']))
    const stopped = worker.stop().then(() => steps.push('stopped'))
    hand.resolve()
    await stopped
    expect(steps).toEqual(['begun', 'done', 'stopped'])
    expect((await rows()).map((row) => row.done_at)).toEqual([noon, null])
  })

  test('stops in time during an endless job, which another worker then repeats', async () => {
    const hand = Promise.withResolvers<void>()
    await enqueueJob(db, 'slow', {}, noon)
    const options = { now: () => clock, log, pollEvery: never, stopWithin: 50 }
    let hasBegun = false
    const stuck = startWorker(
      db,
      {
        slow: () => {
          hasBegun = true
          return hand.promise
        },
      },
      options,
    )
    await vi.waitFor(() => expect(hasBegun).toBe(true))
    await stuck.stop()
    expect(await rows()).toMatchObject([{ done_at: null, tries: 1 }])

    clock = new Date(noon.getTime() + 60_000)
    start({ slow: async () => {} })
    await untilNoneIsLeft()
    expect(await rows()).toMatchObject([{ tries: 2 }])
    hand.reject(new Error('closed'))
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
    expect(await rows()).toMatchObject([{ done_at: clock, last_error: null }])
  })

  test('a lane that hangs delays no job of the others, and gives up when its claim expires', async () => {
    const hanging = Promise.withResolvers<void>()
    const seen: string[] = []
    const handlers = {
      mail: () => hanging.promise,
      picture: async (body: unknown) => void seen.push(String(body)),
    }
    for (const kind of ['mail', 'mail']) await enqueueJob(db, kind, {}, noon)
    for (const body of ['a', 'b']) await enqueueJob(db, 'picture', body, noon)
    await enqueueJob(db, 'fax', {}, noon)
    const lanes = [{ except: ['picture'], claimMs: 300 }, { only: ['picture'] }]
    const options = { now: () => clock, log, pollEvery: never }
    workers.push(startWorkers(db, handlers, lanes, options))
    await vi.waitFor(() => expect(seen).toEqual(['a', 'b']))
    // Jobs of unknown kinds are in the lane of all other kinds.
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), 5_000)
    await vi.waitFor(async () =>
      expect((await rows()).map(({ last_error }) => last_error)).toEqual([
        ...['no result within 300 ms', 'no result within 300 ms', null, null, 'unknown kind'],
      ]),
    )
    hanging.resolve()
  })

  test('continues after a database outage', async () => {
    const gone = await openDatabase(settings)
    await closeDatabase(gone)
    start({}, { on: gone, pollEvery: 5 })
    await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(1))
  })
})
