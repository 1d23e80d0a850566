import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { QuantityStepper } from '../../cart/quantity-stepper.tsx'
import { StepFrame } from './step-frame.tsx'

type Props = {
  number: number
  quantity: number
  /** What there are so many of. */
  of: string
  /** What is to be chosen before there can be a quantity; the steps above say so too. */
  waiting?: ReactNode
  onChange: (quantity: number) => void
}

/** How many of what is being chosen. */
export const QuantityStep = ({ number, quantity, of, waiting, onChange }: Props) => (
  <StepFrame
    step="quantity"
    number={number}
    waiting={waiting}
    isRepeated
    title={<Trans>Quantity</Trans>}
  >
    {!waiting && <QuantityStepper quantity={quantity} of={of} onChange={onChange} />}
  </StepFrame>
)
