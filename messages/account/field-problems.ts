import { msg } from '@lingui/core/macro'
import { loginProblemMessages } from './login.ts'

/** Problems of a single-line field in the account's forms. */
export const fieldProblemMessages = {
  ...loginProblemMessages,
  'too-long': msg`This text is too long.`,
  'value-invalid': msg`This value is not valid.`,
}

/** An address without a house number is asked about once. */
export const numberMissingMessage = msg`No house number – is that right? If so, please save again.`
