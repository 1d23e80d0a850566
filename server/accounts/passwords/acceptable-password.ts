import { isLongEnough } from '../../../domain/customer/new-password.ts'
import type { newPasswordMessages } from '../../../messages/account/security.ts'
import { longestPassword } from './password.ts'
import { type PasswordWeakness, passwordWeakness } from './weak-password.ts'

export type LengthProblem = 'missing' | 'short' | 'too-long'
export type PasswordProblem = LengthProblem | PasswordWeakness

/** The code of each problem, in the API and for messages. */
export const newPasswordCodes = {
  missing: 'password-missing',
  short: 'password-too-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  breached: 'password-breached',
  'too-long': 'password-too-long',
} as const satisfies Record<PasswordProblem, keyof typeof newPasswordMessages>

/** Problems of a new password that need no strength estimate. */
export const lengthProblem = (password: string): LengthProblem | undefined => {
  if (password === '') return 'missing'
  if (!isLongEnough(password)) return 'short'
  return password.length > longestPassword ? 'too-long' : undefined
}

/**
 * The problem of a new password, undefined if it is acceptable. `context`: see
 * `passwordWeakness`.
 */
export const passwordProblem = async (
  password: string,
  context: readonly string[],
): Promise<PasswordProblem | undefined> =>
  lengthProblem(password) ?? (await passwordWeakness(password, context))
