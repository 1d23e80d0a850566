/** Kinds of outbox jobs that mail login and password events. */
export const securityJobs = {
  /** Reset link, to the address that was entered. */
  reset: 'password-reset',
  /** Notice that the password changed. */
  passwordChanged: 'password-changed',
  /** Confirmation link, to the new address. */
  emailChange: 'email-change',
  /** Notice that the address changed, to the former address. */
  emailChanged: 'email-changed',
  /** Warning about guessed passwords, to the owner. */
  loginGuessing: 'login-guessing',
} as const

/** `accountId` is null if the address has no account: then no mail is sent. */
export type ResetJob = { accountId: string | null }
export type PasswordChangedJob = { accountId: string }
export type EmailChangeJob = { accountId: string; email: string }
/** `to`: the former address. */
export type EmailChangedJob = { accountId: string; to: string }
/** `at`: when the limit was exceeded, ISO 8601. */
export type LoginGuessingJob = { accountId: string; at: string }
