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
  ['orders.read', undefined],
  ['orders.write', 'not-permitted'],
  ['staff.read', 'person-only'],
  ['api-keys.write', 'person-only'],
  [undefined, 'person-only'],
] as const)('decides whether a key that may read orders has %s: %s', (permission, refusal) => {
  const key = { id: 'k', name: 'Warehouse', scopes: ['orders.read', 'staff.read'] as const }
  expect(staffRefusal({ role: 'administrator', key }, permission)).toBe(refusal)
  // Nor does it permit more than the person who made it may do.
  expect(mayAct({ role: 'editor', key }, 'orders.read')).toBe(false)
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
