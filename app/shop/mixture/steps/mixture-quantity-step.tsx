import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { SelectedQuantityStep } from '../../selector/steps/quantity-step.tsx'
import type { Actions } from '../use-builder.ts'

type Props = { quantity: number; change: Actions['change'] }

export const MixtureQuantityStep = memo(({ quantity, change }: Props) => {
  const { t } = useLingui()
  return (
    <SelectedQuantityStep
      number={5}
      quantity={quantity}
      of={t`Custom mixture`}
      onChange={(wanted) => change({ type: 'set-quantity', quantity: wanted })}
    />
  )
})
