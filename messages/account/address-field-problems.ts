import { msg } from '@lingui/core/macro'
import { fieldProblemMessages } from './field-problems.ts'

/** Problems of an address field. */
export const addressFieldProblemMessages = {
  ...fieldProblemMessages,
  'number-missing': msg`Please enter the house number or tick “No number”.`,
}
