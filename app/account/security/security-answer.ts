import type { codeMessages, passwordChangeMessages } from '../../../messages/account/security.ts'
import type { SecondFactorEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'

/** What a refused form shows again. */
export type KeptInput = {
  entered?: string | undefined
  /** The secret that the authenticator app already has. */
  enrolment?: SecondFactorEnrolment | undefined
}

/** The result of a form of the security page. */
export type SecurityAnswer =
  | (KeptInput & { refusal: SecurityRefusal })
  /** Seconds until the next attempt is accepted. */
  | (KeptInput & { wait: number })
  /** New recovery codes, which cannot be read again. */
  | (KeptInput & { recoveryCodes: readonly string[] })

type SecurityRefusal =
  | keyof typeof passwordChangeMessages
  | keyof typeof codeMessages
  | 'email-invalid'
  | 'blank'
  | 'too-long'
  | 'value-invalid'
