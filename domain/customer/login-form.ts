import { isEmail } from './email.ts'

type LoginForm = { username: string; password: string }

export type LoginProblems = { username?: 'email-invalid'; password?: 'blank' }

/** The rules of D1 §5, for browser and server; empty when the form is valid. */
export const checkLogin = ({ username, password }: LoginForm): LoginProblems => ({
  ...(!isEmail(username.trim()) && { username: 'email-invalid' as const }),
  ...(password === '' && { password: 'blank' as const }),
})
