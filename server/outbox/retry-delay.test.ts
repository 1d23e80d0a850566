import { expect, test } from 'vitest'
import { retryDelay } from './outbox.ts'

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
