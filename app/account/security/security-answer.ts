import type { codeMessages, passwordChangeMessages } from '../../../messages/account/security.ts'

/** Why a change was refused; `entered` is the input to correct. */
export type SecurityAnswer =
  | { refusal: SecurityRefusal; entered?: string | undefined }
  /** Seconds until the next attempt is accepted. */
  | { wait: number; entered?: string | undefined }

type SecurityRefusal =
  | keyof typeof passwordChangeMessages
  | keyof typeof codeMessages
  | 'email-invalid'
  | 'blank'
  | 'too-long'
  | 'value-invalid'
