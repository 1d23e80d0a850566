import { Trans } from '@lingui/react/macro'
import { maxQuantity } from '../../../domain/quantity.ts'

/** Said when something was typed that is no quantity; the one before then still counts. */
export const QuantityHint = () => (
  <p role="alert" className="mt-1 text-sm font-medium text-alarm">
    <Trans>Please enter a whole number from 1 to {maxQuantity}.</Trans>
  </p>
)
