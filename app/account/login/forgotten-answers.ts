import type { LoginRefusalCode } from '../../../messages/account/login.ts'
import type { newPasswordMessages } from '../../../messages/account/security.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'

/** The server was not reached. */
export type NoAnswer = { failed: true }

/** What comes of asking for the mail; the same whether or not the address has an account (R31). */
export type ForgottenAnswer = { of: 'forgotten' } & (
  | { sent: string }
  | { problem: 'email-invalid'; username: string }
  /** Seconds until the next attempt is looked at. */
  | { wait: number; username: string }
)

export type NewPasswordCode = keyof typeof newPasswordMessages

/** What comes of setting a new password by the mail's token. */
export type ResetAnswer = { of: 'reset' } & (
  | { user: PersistedUser }
  /** It is set, but the account may not log in (R30). */
  | { doneBut: LoginRefusalCode }
  | { problem: NewPasswordCode }
  | { expired: true }
)
