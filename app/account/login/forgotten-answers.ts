import type { LoginRefusalCode } from '../../../messages/account/login.ts'
import type { newPasswordMessages } from '../../../messages/account/security.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'

/** The result of requesting the reset mail; the same whether or not the account exists (R31). */
export type ForgottenAnswer = { of: 'forgotten' } & (
  | { sent: string }
  | { problem: 'email-invalid'; username: string }
  /** Seconds until the next attempt is accepted. */
  | { wait: number; username: string }
)

export type NewPasswordCode = keyof typeof newPasswordMessages

/** The result of setting a new password by token. */
export type ResetAnswer = { of: 'reset' } & (
  | { user: PersistedUser }
  /** The password is set, but the account may not log in (R30). */
  | { doneBut: LoginRefusalCode }
  | { problem: NewPasswordCode }
  | { expired: true }
)
