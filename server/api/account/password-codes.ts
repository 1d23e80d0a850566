import type { PasswordChangeProblem } from '../../../domain/customer/password-change.ts'
import type { passwordChangeMessages } from '../../../messages/account/security.ts'
import type { PasswordProblem } from '../../accounts/passwords/acceptable-password.ts'
import type { PasswordWeakness } from '../../accounts/passwords/weak-password.ts'
import type { ErrorCode } from '../error-status.ts'

/** Error codes of new passwords. */
export const newPasswordCodes = {
  missing: 'password-missing',
  short: 'password-too-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  'too-long': 'password-too-long',
} as const satisfies Record<PasswordProblem, ErrorCode>

/** Error codes of a password change, whose messages differ (D1 §5). */
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
