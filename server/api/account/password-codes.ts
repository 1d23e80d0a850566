import type { PasswordChangeProblem } from '../../../domain/customer/password-change.ts'
import type { passwordChangeMessages } from '../../../messages/account/security.ts'
import type { PasswordProblem } from '../../accounts/passwords/acceptable-password.ts'
import type { PasswordWeakness } from '../../accounts/passwords/weak-password.ts'
import type { ErrorCode } from '../error-status.ts'

/** What is wrong with a new password, in the codes of errors. */
export const newPasswordCodes = {
  missing: 'password-missing',
  short: 'password-too-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  'too-long': 'password-too-long',
} as const satisfies Record<PasswordProblem, ErrorCode>

/** The same where it replaces an old one: D1 §5 has other words there. */
export const passwordChangeCodes = {
  'old-missing': 'old-password-missing',
  'new-missing': 'new-password-missing',
  differs: 'new-passwords-differ',
  short: 'new-password-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  'too-long': 'password-too-long',
} as const satisfies Record<
  PasswordChangeProblem | PasswordWeakness | 'too-long',
  ErrorCode & keyof typeof passwordChangeMessages
>
