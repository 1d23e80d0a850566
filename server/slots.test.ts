import { expect, test, vi } from 'vitest'
import { retryAfterSeconds } from './http/retry-after.ts'
import { createBoundedLimiter, createLimiterByKey } from './slots.ts'

test.each([1, 2, 5])(
  'runs at most %i tasks concurrently, in order, also after failures',
  async (maxRunning) => {
    const limit = createBoundedLimiter(maxRunning, 12)
    let running = 0
    let most = 0
    const started: number[] = []
    const work = (n: number) => async () => {
      started.push(n)
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 2))
      running -= 1
      if (n % 3 === 0) throw new Error(`${n}`)
      return n
    }
    const numbers = Array.from({ length: 12 }, (_, n) => n)
    const outcomes = await Promise.allSettled(numbers.map((n) => limit(work(n))))
    expect(most).toBe(maxRunning)
    expect(started).toEqual(numbers)
    expect(outcomes.map(({ status }) => status)).toEqual(
      numbers.map((n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')),
    )
  },
)

test('refuses a task that has waited too long while no other ends, and never runs it', async () => {
  const limit = createBoundedLimiter(1, 5)
  const release = Promise.withResolvers<void>()
  const first = limit(() => release.promise)
  const run = vi.fn(async () => 'done')
  const late = limit(run, { maxWaitMs: 1 }).catch((error: unknown) => error)
  const patient = limit(async () => 'done', { maxWaitMs: 60_000 })
  expect(await late).toMatchObject({ retryAfter: 2 })
  release.resolve()
  await first
  expect(await patient).toBe('done')
  expect(run).not.toHaveBeenCalled()
})

test('refuses tasks above the queue limit and accepts tasks again later', async () => {
  const limit = createBoundedLimiter(1, 2)
  const release = Promise.withResolvers<void>()
  const taken = Array.from({ length: 3 }, () => limit(() => release.promise))
  const refused = await limit(async () => 'done').catch((error: unknown) => error)
  expect(refused).toMatchObject({ retryAfter: 2 })
  expect(retryAfterSeconds(refused)).toBe(2)
  release.resolve()
  await Promise.all(taken)
  expect(await limit(async () => 'done')).toBe('done')
})

test('gives each key its own slots, and a slot again once its task has failed', async () => {
  const limit = createLimiterByKey(3)
  const release = Promise.withResolvers<void>()
  const taken = Array.from({ length: 500 }, (_, n) =>
    limit(`net ${n % 200}`, () => release.promise),
  )
  const free = () => limit('net 0', async () => 'read')
  expect(await free()).toEqual({ ok: false, refusal: 'queue-full' })
  expect(await limit('other', async () => 'read')).toEqual({ ok: true, value: 'read' })
  release.reject(new Error('broken'))
  const outcomes = await Promise.allSettled(taken)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(500)
  expect(await free()).toEqual({ ok: true, value: 'read' })
})
