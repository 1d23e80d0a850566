import { describe, expect, it, test } from 'vitest'
import { dispatchDay, dispatchDayOf, receivingDay } from './dispatch-day.ts'

/** Christmas, St Stephen's Day, New Year. */
const holidays = ['2026-12-25', '2027-01-01', '2027-01-02']
const calendar = { isClosed: (day: string) => holidays.includes(day) }

describe('the day on which an order is received', () => {
  test.each([
    ['2026-12-01', 9, 14, '2026-12-01'],
    ['2026-12-01', 13, 14, '2026-12-01'],
    ['2026-12-01', 14, 14, '2026-12-02'],
    ['2026-12-01', 23, 24, '2026-12-01'],
    ['2026-12-01', 0, 0, '2026-12-02'],
    // A Friday afternoon, a Saturday, a Sunday.
    ['2026-12-04', 15, 14, '2026-12-07'],
    ['2026-12-05', 9, 14, '2026-12-07'],
    ['2026-12-06', 23, 14, '2026-12-07'],
    // The evening before Christmas, which is a Friday.
    ['2026-12-24', 18, 14, '2026-12-28'],
    ['2026-12-31', 18, 14, '2027-01-04'],
  ])('%s at %i with a cut-off at %i is %s', (day, hour, cutOff, expected) => {
    expect(receivingDay({ day, hour }, cutOff, calendar)).toBe(expected)
  })

  it('is unknown while the laboratory is closed for more than a year', () => {
    const closed = { isClosed: () => true }
    expect(receivingDay({ day: '2026-12-01', hour: 9 }, 14, closed)).toBeUndefined()
  })
})

describe('the day of dispatch', () => {
  test.each([
    ['2026-12-01', 0, '2026-12-01'],
    ['2026-12-01', 1, '2026-12-02'],
    ['2026-12-03', 2, '2026-12-07'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-23', 5, '2026-12-31'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('of an order received on %s that takes %i working days is %s', (day, days, expected) => {
    expect(dispatchDay(day, days, calendar)).toBe(expected)
  })

  it('of an order is that of the line that takes longest', () => {
    const days = { homeopathy: '2026-12-02', mixture: '2026-12-04' }
    const lines = [{ info: { type: 'custom' } }, { info: { type: 'homeopathy' } }] as const
    expect(dispatchDayOf(lines, days)).toBe('2026-12-04')
    expect(dispatchDayOf(lines.slice(1), days)).toBe('2026-12-02')
  })

  it('of an order with a line that has no day is unknown', () => {
    expect(dispatchDayOf([{ info: { type: 'kit' } }], { homeopathy: '2026-12-02' })).toBeUndefined()
    expect(dispatchDayOf([], {})).toBeUndefined()
  })
})
