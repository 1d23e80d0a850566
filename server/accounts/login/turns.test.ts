import { expect, test } from 'vitest'
import { retryAfterSeconds } from '../../http/retry-after.ts'
import { createTurns } from './turns.ts'

test.each([1, 2, 5])('never more than %i at once, all in order, failures too', async (places) => {
  const inTurn = createTurns(places)
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
  const outcomes = await Promise.allSettled(numbers.map((n) => inTurn(work(n))))
  expect(most).toBe(places)
  expect(started).toEqual(numbers)
  expect(outcomes.map(({ status }) => status)).toEqual(
    numbers.map((n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')),
  )
})

test('refuses more work than may wait, and takes some again later', async () => {
  const inTurn = createTurns(1, 2)
  const release = Promise.withResolvers<void>()
  const taken = Array.from({ length: 3 }, () => inTurn(() => release.promise))
  const refused = await inTurn(async () => 'done').catch((error: unknown) => error)
  expect(refused).toMatchObject({ retryAfter: 2 })
  expect(retryAfterSeconds(refused)).toBe(2)
  release.resolve()
  await Promise.all(taken)
  expect(await inTurn(async () => 'done')).toBe('done')
})
