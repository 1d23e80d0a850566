import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { maxQuantity, type QuantityProblem } from '../../domain/quantity.ts'

/** Why an entered quantity is not valid. */
export const quantityProblems: Record<QuantityProblem, MessageDescriptor> = {
  missing: msg`Please enter a quantity.`,
  'not-a-number': msg`Please enter a whole number from 1 to ${maxQuantity}.`,
  'too-small': msg`The minimum quantity is 1.`,
  'too-large': msg`The maximum quantity is ${maxQuantity}. For larger quantities, please contact us.`,
}
