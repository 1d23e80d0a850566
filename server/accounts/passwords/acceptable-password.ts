import { isLongEnough } from '../../../domain/customer/new-password.ts'
import { longestPassword } from './password.ts'
import { type PasswordWeakness, passwordWeakness } from './weak-password.ts'

export type LengthProblem = 'missing' | 'short' | 'too-long'
export type PasswordProblem = LengthProblem | PasswordWeakness

/** What can be said of a new password without estimating it. */
export const lengthProblem = (password: string): LengthProblem | undefined => {
  if (password === '') return 'missing'
  if (!isLongEnough(password)) return 'short'
  return password.length > longestPassword ? 'too-long' : undefined
}

/** What speaks against a new password; undefined when nothing does. */
export const passwordProblem = async (
  password: string,
  context: readonly string[],
): Promise<PasswordProblem | undefined> =>
  lengthProblem(password) ?? (await passwordWeakness(password, context))
