import { isLongEnough } from '../../domain/customer/password.ts'
import { isCommonPassword } from './common-password.ts'
import { longestPassword } from './password.ts'

export type PasswordProblem = 'missing' | 'short' | 'too-long' | 'common'

/** What speaks against a new password; undefined when nothing does. */
export const passwordProblem = async (password: string): Promise<PasswordProblem | undefined> => {
  if (password === '') return 'missing'
  if (!isLongEnough(password)) return 'short'
  if (password.length > longestPassword) return 'too-long'
  return (await isCommonPassword(password)) ? 'common' : undefined
}
