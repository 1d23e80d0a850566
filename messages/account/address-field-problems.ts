import { msg } from '@lingui/core/macro'
import { fieldProblemMessages } from './field-problems.ts'

/** Problems of an address field. */
export const addressFieldProblemMessages = {
  ...fieldProblemMessages,
  'number-missing': msg`No house number – is that right? If so, please save again.`,
}
