import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { maxQuantity, type QuantityProblem } from '../../../domain/quantity.ts'

const messages: Record<QuantityProblem, MessageDescriptor> = {
  missing: msg`Please enter a quantity.`,
  'not-a-number': msg`Please enter a whole number from 1 to ${maxQuantity}.`,
  'too-small': msg`The minimum quantity is 1.`,
  'too-large': msg`The maximum quantity is ${maxQuantity}. For larger quantities, please contact us.`,
}

type Props = { id: string; problem: QuantityProblem; quantity: number }

/** Why the entered quantity is invalid, and the quantity in effect. */
export const QuantityHint = ({ id, problem, quantity }: Props) => {
  const { t } = useLingui()
  return (
    <p id={id} role="alert" className="mt-1 max-w-64 text-sm font-medium text-alarm">
      {t(messages[problem])} <Trans>The quantity stays at {quantity}.</Trans>
    </p>
  )
}
