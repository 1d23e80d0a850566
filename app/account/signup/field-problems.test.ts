import { expect, test } from 'vitest'
import { clearChangedProblem, firstProblem, problemsInFields } from './field-problems.ts'

test('sorts problems in the order of the form', () => {
  const found = problemsInFields(
    { certificate: 'c', email: 'e', profession: 'p', role: 'r' },
    'server',
  )
  expect(Object.keys(found)).toEqual(['profession', 'email', 'certificate'])
  expect(firstProblem(found)).toBe('profession')
  expect(firstProblem({})).toBeUndefined()
})

test('removes solved problems and adds none after a change', () => {
  const before = problemsInFields(
    { email: 'invalid', repeatEmail: 'differs', lastName: 'blank' },
    'rules',
  )
  const now = problemsInFields({ repeatEmail: 'differs', billingCity: 'blank' }, 'rules')
  expect(Object.keys(clearChangedProblem(before, 'email', now))).toEqual(['repeatEmail'])
})

test('keeps a server message until its field changes', () => {
  const before = problemsInFields({ password: 'too common' }, 'server')
  expect(clearChangedProblem(before, 'email', {})).toEqual(before)
  expect(clearChangedProblem(before, 'password', {})).toEqual({})
  const now = problemsInFields({ password: 'too short' }, 'rules')
  expect(clearChangedProblem(before, 'password', now)).toEqual(now)
})
