import { msg } from '@lingui/core/macro'
import { fieldTexts } from './form-fields.ts'

/** What can be wrong with a field of an address. */
export const addressTexts = {
  ...fieldTexts,
  'number-missing': msg`Please enter the house number or tick “No number”.`,
}
