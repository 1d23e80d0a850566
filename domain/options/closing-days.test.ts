import { expect, it } from 'vitest'
import { closingDays, nextClosings } from './closing-days.ts'

const christmas = { from: '2026-12-24', to: '2027-01-03', reason: { de: 'Weihnachtsferien' } }
const single = { from: '2026-12-08', to: '', reason: {} }

it.each([
  ['2026-11-28', '2027-11-28', ['08.12.2026', '24.12.2026–03.01.2027']],
  ['2026-11-28', '2026-12-10', ['08.12.2026']],
  ['2027-01-03', '2027-01-10', ['24.12.2026–03.01.2027']],
  ['2027-01-04', '2028-01-04', []],
])('closings shown on %s until %s are those to come and the present one', (today, until, days) => {
  const shown = nextClosings([christmas, single], { today, until, language: 'de' })
  expect(shown.map((each) => each.days)).toEqual(days)
})

it('a closing has the reason of its language, and none in others', () => {
  const at = { today: '2026-12-24', until: '2026-12-24' }
  expect(nextClosings([christmas], { ...at, language: 'de' })[0]?.reason).toBe('Weihnachtsferien')
  expect(nextClosings([christmas], { ...at, language: 'fr' })[0]?.reason).toBe('')
})

it.each([
  [[christmas, single], true],
  [null, true],
  [[{ ...christmas, to: '2026-12-23' }], false],
  [[{ ...christmas, from: '24.12.2026' }], false],
  [[{ ...single, reason: { xx: 'y' } }], false],
])('closing days %j are accepted: %s', (value, isAccepted) => {
  expect(closingDays.schema.safeParse(value).success).toBe(isAccepted)
})
