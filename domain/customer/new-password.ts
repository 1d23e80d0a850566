/** In characters (D1 §9). */
const minPasswordLength = 8

/** Counts code points: an emoji is one character. */
export const isLongEnough = (password: string): boolean => [...password].length >= minPasswordLength
export type NewPassword = { password: string; repeatPassword: string }

export type NewPasswordProblems = {
  password?: 'missing' | 'short'
  repeatPassword?: 'missing' | 'differs'
}

/** The rules for a new password after a reset (D1 §5), for browser and server; empty when valid. */
export const checkNewPassword = ({
  password,
  repeatPassword,
}: NewPassword): NewPasswordProblems => ({
  ...(!isLongEnough(password) && { password: 'short' as const }),
  ...(password === '' && { password: 'missing' as const }),
  ...(repeatPassword !== password && { repeatPassword: 'differs' as const }),
  ...(repeatPassword === '' && { repeatPassword: 'missing' as const }),
})
