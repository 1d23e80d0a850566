import { expect, test } from 'vitest'
import { checkNewPassword, type NewPasswordProblems } from './new-password.ts'

test.each<[string, string, NewPasswordProblems]>([
  ['', '', { password: 'missing', repeatPassword: 'missing' }],
  ['', 'Eisenhut', { password: 'missing', repeatPassword: 'differs' }],
  ['Eisenhu', 'Eisenhu', { password: 'short' }],
  ['Eisenhu', '', { password: 'short', repeatPassword: 'missing' }],
  ['Eisenhut', '', { repeatPassword: 'missing' }],
  ['Eisenhut', 'eisenhut', { repeatPassword: 'differs' }],
  ['Eisenhut', 'Eisenhut ', { repeatPassword: 'differs' }],
  ['Eisenhut', 'Eisenhut', {}],
  ['🌿🌿🌿🌿🌿🌿🌿', '🌿🌿🌿🌿🌿🌿🌿', { password: 'short' }],
  ['        ', '        ', {}],
])('reports for %j, repeated %j: %j', (password, repeatPassword, problems) => {
  expect(checkNewPassword({ password, repeatPassword })).toEqual(problems)
})
