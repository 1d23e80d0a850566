import { expect, test } from 'vitest'
import { afterChange, firstOf, foundIn } from './field-problems.ts'

test('in the order of the form, whatever the order they come in', () => {
  const found = foundIn({ certificate: 'c', email: 'e', profession: 'p', role: 'r' }, 'server')
  expect(Object.keys(found)).toEqual(['profession', 'email', 'certificate'])
  expect(firstOf(found)).toBe('profession')
  expect(firstOf({})).toBeUndefined()
})

test('what is mended goes, and nothing comes', () => {
  const before = foundIn({ email: 'invalid', repeatEmail: 'differs', lastName: 'blank' }, 'rules')
  const now = foundIn({ repeatEmail: 'differs', billingCity: 'blank' }, 'rules')
  expect(Object.keys(afterChange(before, 'email', now))).toEqual(['repeatEmail'])
})

test('what the server alone knows stays until its field changes', () => {
  const before = foundIn({ password: 'too common' }, 'server')
  expect(afterChange(before, 'email', {})).toEqual(before)
  expect(afterChange(before, 'password', {})).toEqual({})
  const now = foundIn({ password: 'too short' }, 'rules')
  expect(afterChange(before, 'password', now)).toEqual(now)
})
