import type { passwordChangeMessages } from '../../../messages/account/security.ts'

/** Why a change was refused; `entered` is what was typed, for correcting it. */
export type SecurityAnswer =
  | { refusal: SecurityRefusal; entered?: string | undefined }
  /** Seconds until the next attempt is looked at. */
  | { wait: number; entered?: string | undefined }

export type SecurityRefusal =
  | keyof typeof passwordChangeMessages
  | 'email-invalid'
  | 'blank'
  | 'too-long'
  | 'value-invalid'
