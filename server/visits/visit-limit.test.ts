import { expect, test } from 'vitest'
import { createVisitLimit } from './visit-limit.ts'

test('refuses views above the limit of an address until the next minute', () => {
  const isTooMuch = createVisitLimit()
  const now = new Date('2026-11-21T12:00:00Z')
  const accepted = Array.from({ length: 80 }, () => isTooMuch('a', now)).filter((one) => !one)
  expect(accepted).toHaveLength(60)
  expect(isTooMuch('b', now)).toBe(false)
  expect(isTooMuch('a', new Date('2026-11-21T12:01:01Z'))).toBe(false)
})

test('counts from zero after the clock was set back', () => {
  const isTooMuch = createVisitLimit()
  const late = new Date('2026-11-21T13:00:00Z')
  for (let view = 0; view < 80; view += 1) isTooMuch('a', late)
  expect(isTooMuch('a', new Date('2026-11-21T12:00:00Z'))).toBe(false)
})
