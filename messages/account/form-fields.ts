import { msg } from '@lingui/core/macro'
import { loginProblemMessages } from './login.ts'

/** What can be wrong with one line of the account's forms. */
export const formFieldMessages = {
  ...loginProblemMessages,
  'too-long': msg`This text is too long.`,
  'value-invalid': msg`This value is not valid.`,
}
