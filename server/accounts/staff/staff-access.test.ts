import { expect, test } from 'vitest'
import { awaitsSecondFactor, secondFactorState } from '../login/session.ts'
import { mayAct, staffRefusal } from './staff-access.ts'

test.each([
  ['customer', 'staff-only'],
  ['editor', 'not-permitted'],
  ['sales', undefined],
  ['administrator', undefined],
] as const)('decides whether %s may read orders: %s', (role, refusal) => {
  expect(staffRefusal({ role }, 'orders.read')).toBe(refusal)
  expect(mayAct({ role }, 'orders.read')).toBe(refusal === undefined)
})

test.each([
  ['customer', 'none', 'production', 'optional', false],
  ['customer', 'pending', 'production', 'pending', true],
  ['customer', 'verified', 'production', 'verified', false],
  ['sales', 'none', 'demo', 'optional', false],
  ['sales', 'none', 'production', 'required', true],
  ['sales', 'pending', 'demo', 'pending', true],
  ['administrator', 'verified', 'production', 'verified', false],
] as const)(
  'decides access as %s, with the second factor %s, in %s: %s',
  (role, secondFactor, mode, state, awaits) => {
    const env = { demo: mode === 'demo' }
    expect(secondFactorState(env, { role, secondFactor })).toBe(state)
    expect(awaitsSecondFactor(env, { role, secondFactor })).toBe(awaits)
  },
)
