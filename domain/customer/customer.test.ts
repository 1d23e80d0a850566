import { describe, expect, it, test } from 'vitest'
import rows from '../../demo/catalogue/professions.json' with { type: 'json' }
import { type AccountState, canBecome, nextStates } from './account-state.ts'
import { isLongEnough } from './new-password.ts'
import { isProfession, needsPharmaId, professions } from './profession.ts'

describe('account states (R30)', () => {
  const states = Object.keys(nextStates) as AccountState[]
  const allowed = [
    ...['pending active', 'pending rejected', 'active suspended', 'suspended active'],
    'rejected active',
  ]
  it('allows exactly five transitions by a decision', () => {
    const steps = states.flatMap((from) =>
      states.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`),
    )
    expect(steps).toEqual(allowed)
  })
})

describe('professions', () => {
  it("lists the demo laboratory's professions in order", () => {
    expect(professions).toEqual(rows.map(({ key }) => key))
  })
  it.each(rows)('$key: Pharma Id required $pharma_id_required', (row) => {
    expect(isProfession(row.key) && needsPharmaId(row.key)).toBe(row.pharma_id_required)
  })
  it('rejects an unknown profession', () => expect(isProfession('none')).toBe(false))
})

test.each([
  ['1234567', false],
  ['12345678', true],
  ['🔑🔑🔑🔑', false],
])('%s is long enough: %s', (password, long) => expect(isLongEnough(password)).toBe(long))
