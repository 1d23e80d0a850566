import { expect, test } from 'vitest'
import { createMinuteLimit } from './minute-limit.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('refuses a source above the limit until the next minute', () => {
  const isAbove = createMinuteLimit(60)
  const accepted = Array.from({ length: 80 }, () => isAbove('a', now)).filter((one) => !one)
  expect(accepted).toHaveLength(60)
  expect(isAbove('b', now)).toBe(false)
  expect(isAbove('a', new Date('2026-11-21T12:01:01Z'))).toBe(false)
})

test('counts amounts, and from zero after the clock was set back', () => {
  const isAbove = createMinuteLimit(10_000)
  expect(isAbove('a', now, 10_000)).toBe(false)
  expect(isAbove('a', now)).toBe(true)
  expect(isAbove('a', new Date('2026-11-21T11:00:00Z'))).toBe(false)
})
