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
    expect(dispatchDayOf(lines, { dispatchDays: days, shortages: [] })).toBe('2026-12-04')
    expect(dispatchDayOf(lines.slice(1), { dispatchDays: days, shortages: [] })).toBe('2026-12-02')
  })

  it('of what is short is the day on which it is available again', () => {
    const days = { homeopathy: '2026-12-02', mixture: '2026-12-04' }
    const short = { on: '2026-12-10', note: '', product: null, remedy: null }
    const arnica = { ...short, remedy: 112, substance: 'Homeopathy: Arnica montana' }
    const dayOf = (line: Parameters<typeof dispatchDayOf>[0][number]) =>
      dispatchDayOf([line], {
        dispatchDays: days,
        shortages: [arnica, { ...short, product: 7, on: '2026-12-11' }],
      })
    expect(dayOf({ info: { type: 'homeopathy', remedy: 112 } })).toBe('2026-12-10')
    expect(dayOf({ info: { type: 'homeopathy', remedy: 113 } })).toBe('2026-12-02')
    const mixture = (substance: string) => ({
      info: { type: 'custom', substances: [substance] } as const,
    })
    expect(dayOf(mixture('Homeopathy: Arnica montana 30CH'))).toBe('2026-12-10')
    expect(dayOf(mixture('Homeopathy: Arnica montana comp. 30CH'))).toBe('2026-12-04')
    // Also where the shop promises no day for the range.
    expect(dayOf({ info: { type: 'kit' }, id: 7 })).toBe('2026-12-11')
  })

  it('of an order with a line that has no day is unknown', () => {
    expect(
      dispatchDayOf([{ info: { type: 'kit' } }], {
        dispatchDays: { homeopathy: '2026-12-02' },
        shortages: [],
      }),
    ).toBeUndefined()
    expect(dispatchDayOf([], { dispatchDays: {}, shortages: [] })).toBeUndefined()
  })
})
