import { Trans, useLingui } from '@lingui/react/macro'
import type { QuantityProblem } from '../../../domain/quantity.ts'
import { quantityProblems } from '../../../messages/shop/quantity-problems.ts'

type Props = { id: string; problem: QuantityProblem; quantity: number }

/** Why the entered quantity is invalid, and the quantity in effect. */
export const QuantityHint = ({ id, problem, quantity }: Props) => {
  const { t } = useLingui()
  return (
    <p id={id} role="alert" className="mt-1 max-w-64 text-sm font-medium text-alarm">
      {t(quantityProblems[problem])} <Trans>The quantity stays at {quantity}.</Trans>
    </p>
  )
}
