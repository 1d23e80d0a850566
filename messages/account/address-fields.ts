import { msg } from '@lingui/core/macro'
import { formFieldMessages } from './form-fields.ts'

/** Problems of an address field. */
export const addressFieldMessages = {
  ...formFieldMessages,
  'number-missing': msg`Please enter the house number or tick “No number”.`,
}
