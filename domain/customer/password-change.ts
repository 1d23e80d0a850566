import { isLongEnough } from './new-password.ts'

/** Named as in the call (D1 §7). */
export type PasswordChange = {
  oldPassword: string
  newPassword: string
  newPasswordRepeat: string
}

export type PasswordChangeProblem = 'old-missing' | 'new-missing' | 'differs' | 'short'

/** The field that each problem is told beside. */
export const fieldOfProblem = {
  'old-missing': 'oldPassword',
  'new-missing': 'newPassword',
  differs: 'newPasswordRepeat',
  short: 'newPassword',
} as const satisfies Record<PasswordChangeProblem, keyof PasswordChange>

/**
 * Changing the password in the account: one message, and of all that fails the last (D1 §5). The
 * same on both sides; undefined when there is nothing to say.
 */
export const checkPasswordChange = ({
  oldPassword,
  newPassword,
  newPasswordRepeat,
}: PasswordChange): PasswordChangeProblem | undefined => {
  const checks: [PasswordChangeProblem, boolean][] = [
    ['old-missing', oldPassword === ''],
    ['new-missing', newPassword === ''],
    ['differs', newPassword !== newPasswordRepeat],
    ['short', !isLongEnough(newPassword)],
  ]
  return checks.findLast(([, fails]) => fails)?.[0]
}
