import { expect, test } from 'vitest'
import { createLineBudget } from './line-budget.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

test('refuses lines above the budget of a network until the next minute', () => {
  const isAboveBudget = createLineBudget()
  expect(isAboveBudget('a', 10_000, at('12:00:00'))).toBe(false)
  expect(isAboveBudget('a', 1, at('12:00:59'))).toBe(true)
  expect(isAboveBudget('b', 1, at('12:00:59'))).toBe(false)
  expect(isAboveBudget('a', 1, at('12:01:00'))).toBe(false)
})

test('counts from zero after the clock was set back', () => {
  const isAboveBudget = createLineBudget()
  isAboveBudget('a', 10_001, at('13:00:00'))
  expect(isAboveBudget('a', 1, at('12:00:00'))).toBe(false)
})
