import { isEmail } from './email.ts'

export type LoginForm = { username: string; password: string }

export type LoginProblems = { username?: 'email-invalid'; password?: 'blank' }

/** D1 §5; the same on both sides. Empty when there is nothing to say. */
export const checkLogin = ({ username, password }: LoginForm): LoginProblems => ({
  ...(!isEmail(username.trim()) && { username: 'email-invalid' as const }),
  ...(password === '' && { password: 'blank' as const }),
})
