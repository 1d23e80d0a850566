import { msg } from '@lingui/core/macro'
import { formFieldMessages } from './form-fields.ts'

/** What can be wrong with a field of an address. */
export const addressFieldMessages = {
  ...formFieldMessages,
  'number-missing': msg`Please enter the house number or tick “No number”.`,
}
