import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '../accounts/login/session.ts'
import { readEnv } from '../env.ts'
import { queueDocument } from './document-queue.ts'

const services = { env: readEnv({}), log: pino({ level: 'silent' }) }
const account = (role: SignedIn['role']) =>
  ({ accountId: crypto.randomUUID(), role, secondFactor: 'verified' }) as SignedIn

let started: string[] = []
let drawn = Promise.withResolvers<void>()
beforeEach(() => {
  started = []
  drawn = Promise.withResolvers<void>()
})

const request = (from: SignedIn, count: number) =>
  Array.from({ length: count }, () =>
    queueDocument(services, from, async () => {
      started.push(from.accountId)
      await drawn.promise
    }),
  )

const outcomes = async (requests: ReturnType<typeof request>) => {
  drawn.resolve()
  return (await Promise.all(requests)).map(({ ok }) => ok)
}

test.each([
  ['customer', 20],
  ['sales', 50],
] as const)('refuses a %s with more than %i concurrent documents', async (role, max) => {
  const one = account(role)
  const accepted = request(one, max)
  expect(await request(one, 1)[0]).toEqual({
    ok: false,
    refusal: { code: 'too-many-documents', retryAfter: 5 },
  })
  expect(await outcomes(accepted)).toEqual(Array(max).fill(true))
  expect(await outcomes(request(one, 1))).toEqual([true])
})

test('draws two documents of an account at a time, and those of others beside them', async () => {
  const [one, other] = [account('customer'), account('customer')]
  const requests = [...request(one, 10), ...request(other, 1)]
  await expect.poll(() => started).toEqual([one.accountId, one.accountId, other.accountId])
  expect(await outcomes(requests)).toEqual(Array(11).fill(true))
})

test('makes the next document after one has failed', async () => {
  const one = account('customer')
  const failing = Array.from({ length: 3 }, () =>
    queueDocument(services, one, () => Promise.reject(new Error('crashed'))),
  )
  const failed = await Promise.allSettled(failing)
  expect(failed.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  expect(await outcomes(request(one, 20))).toEqual(Array(20).fill(true))
})
