import { expect, test } from 'vitest'
import { compareDays } from './compare-days.ts'

test('sorts days by time, those without a date first', () => {
  const days = ['2026-10-02', '2026-02-10', '', '2025-12-31', '2026-02-10']
  expect(days.toSorted(compareDays)).toEqual([
    '',
    '2025-12-31',
    '2026-02-10',
    '2026-02-10',
    '2026-10-02',
  ])
})
