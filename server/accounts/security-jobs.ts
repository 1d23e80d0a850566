/** The kinds of job that mail what concerns how one logs in. */
export const securityJobs = {
  /** The way to a new password, to whoever asked for it. */
  reset: 'password-reset',
  /** That the password is another one now. */
  passwordChanged: 'password-changed',
  /** The way to confirm an address, to that address. */
  emailChange: 'email-change',
  /** That the address is another one now, to the former one. */
  emailChanged: 'email-changed',
  /** That strangers try passwords, to the owner. */
  loginGuessing: 'login-guessing',
} as const

/** `accountId` is null where the address that was given is nobody's: then there is no mail. */
export type ResetJob = { accountId: string | null }
export type PasswordChangedJob = { accountId: string }
export type EmailChangeJob = { accountId: string; email: string }
/** `to`: the address that it was. */
export type EmailChangedJob = { accountId: string; to: string }
/** `at`: when the limit was exceeded, ISO 8601. */
export type LoginGuessingJob = { accountId: string; at: string }
