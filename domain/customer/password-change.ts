import { isLongEnough } from './new-password.ts'

/** Fields named as in the API (D1 §7). */
export type PasswordChange = {
  oldPassword: string
  newPassword: string
  newPasswordRepeat: string
}

export type PasswordChangeProblem = 'old-missing' | 'new-missing' | 'differs' | 'short'

/**
 * The rules for changing a password, for browser and server. Returns the last rule that fails (D1
 * §5); undefined when valid.
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
