import { expect, test } from 'vitest'
import { checkPasswordChange, type PasswordChangeProblem } from './password-change.ts'

test.each<[string, string, string, PasswordChangeProblem | undefined]>([
  ['old', 'Eisenhut', 'Eisenhut', undefined],
  ['', 'Eisenhut', 'Eisenhut', 'old-missing'],
  ['', 'Eisenhut', 'Eisenhof', 'differs'],
  ['old', 'Eisenhut', 'Eisenhof', 'differs'],
  ['old', 'Eisenhut', '', 'differs'],
  // An empty password also fails the minimum length, which is checked last.
  ['', '', '', 'short'],
  ['old', '', '', 'short'],
  ['old', '', 'Eisenhut', 'short'],
  ['', 'short', 'other', 'short'],
  ['old', 'Eisenhu', 'Eisenhu', 'short'],
])(
  'reports for the old password %j, new %j, repeated %j: %s',
  (oldPassword, newPassword, newPasswordRepeat, problem) => {
    expect(checkPasswordChange({ oldPassword, newPassword, newPasswordRepeat })).toBe(problem)
  },
)
