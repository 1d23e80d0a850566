import { expect, test } from 'vitest'
import type { SignedIn } from '../login/session.ts'
import { mayAct, secondFactorState, staffRefusal } from './staff-access.ts'

type Case = [
  SignedIn['role'],
  SignedIn['secondFactor'],
  'demo' | 'production',
  ReturnType<typeof staffRefusal>,
]

test.each<Case>([
  ['customer', 'none', 'demo', 'staff-only'],
  ['customer', 'verified', 'demo', 'staff-only'],
  ['editor', 'verified', 'production', 'not-permitted'],
  ['sales', 'none', 'demo', undefined],
  ['sales', 'pending', 'demo', 'second-factor-missing'],
  ['sales', 'none', 'production', 'second-factor-missing'],
  ['sales', 'pending', 'production', 'second-factor-missing'],
  ['sales', 'verified', 'production', undefined],
  ['administrator', 'verified', 'production', undefined],
])('as %s, second factor %s, in %s: %s', (role, secondFactor, mode, refusal) => {
  const env = { demo: mode === 'demo' }
  const account = { role, secondFactor }
  expect(staffRefusal(env, account, 'orders.read')).toBe(refusal)
  expect(mayAct(env, account, 'orders.read')).toBe(refusal === undefined)
})

test('requires a second factor in production, not in the demo', () => {
  const account = { role: 'sales', secondFactor: 'none' } as const
  expect(secondFactorState({ demo: false }, account)).toBe('required')
  expect(secondFactorState({ demo: true }, account)).toBe('optional')
})
