import { msg } from '@lingui/core/macro'
import { loginProblemTexts } from './login.ts'

/** What can be wrong with one line of the account's forms. */
export const fieldTexts = {
  ...loginProblemTexts,
  'too-long': msg`This text is too long.`,
  'value-invalid': msg`This value is not valid.`,
}
